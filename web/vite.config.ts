import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` asks a server that runs beside it; WRECKFISH_SERVER names another address.
const server = process.env.WRECKFISH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/wreckfish/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no inline anything
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 120,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
