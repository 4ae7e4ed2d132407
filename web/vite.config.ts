import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// `npm run dev` proxies to a local server; set WRECKFISH_SERVER for another address.
const server = process.env.WRECKFISH_SERVER ?? "http://127.0.0.1:8000";

// A browser opens six connections to an HTTP/1.1 server, and each file costs a round trip, so a table's first paint
// must need no more files than that. These go into one; `start.ts` requests the page's own script and the board.
const TOGETHER = /\/node_modules\/(svelte|esm-env|clsx|@fluent)|\/src\/(main\.ts|lib\/(?!NameField|RuleBook|addresses|deviceWorker|place|preload|stored)|games\/index|games\/outside\/faces|games\/[\w-]+\/((index|cards|odds|pieces|places|settings|sounds)\.ts|text\/face)|app\/(App|EngineNote|prefetch|TopBar|Toasts|PageFoot))/;
const TABLE = /\/src\/(shell\/(?!Coach|Concede|HintNote|Invite|Menu|keepRecord|light|Moments|moments|OpenRecord|PassDevice|Replay|result\/|RulesDrawer|SettingsSheet|WaitingRoom)|games\/parts\/(?!Book|Prose|book\.)|games\/[\w-]+\/(Card|Hatch)\.svelte)/;
const BOARD = /\/games\/([\w-]+)\/Board\.svelte$/; // its chunk is named after the game
const FIRST_FONTS = /(grenze-latin-900|hyperlegible-next-latin-wght)-normal.*\.woff2$/;

/** On a large screen everything grows with the root's font size (styles/base.css): the pixels of our styles become rem.
 * `PX` stays as it is, for lengths inside a drawing that is itself scaled; so does a property's initial value. */
function growing(): Plugin {
  const rem = (css: string) => css.replace(/(initial-value:\s*)?(?<![\w.#-])(-?\d*\.?\d+)px\b/g, (found, fixed: string | undefined, length: string) => (fixed ? found : `${Number(length) / 16}rem`));
  return {
    name: "growing",
    enforce: "pre",
    transform: (code, id) => (/\/src\/.*(\.css|type=style&lang\.css)$/.test(id) ? { code: rem(code), map: null } : null),
  };
}

// Styles of the rule books: no table needs them at first, so they are a file of their own (`games/bookStyles.ts`).
const BOOKS = /\/games\/(\w+\/rulebook\/\w+|parts\/(Book\w*|Prose))\.svelte\?.*type=style/;

/** Takes the rule books' styles out of the one stylesheet. */
function bookStyles(): Plugin {
  const sheets = new Map<string, string>();
  const all = () => [...sheets].sort().map(([, sheet]) => sheet.replace(/\s+/g, " ")).join("\n");
  const name = () => `books-${createHash("sha256").update(all()).digest("hex").slice(0, 8)}.css`;
  return {
    name: "book-styles",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!BOOKS.test(id)) return null;
      sheets.set(id, code);
      return { code: "", map: null };
    },
    renderChunk: (code) => (code.includes(BOOK_SHEET) ? { code: code.replaceAll(BOOK_SHEET, name()), map: null } : null),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: `assets/${name()}`, source: all() });
    },
  };
}
const BOOK_SHEET = "__BOOK_SHEET__";

// Components' own class names are on every element: short ones save 1 KiB of the first paint.
const cssHash = ({ css, hash }: { css: string; hash: (css: string) => string }) => `s${hash(css).slice(0, 5)}`;

/** Adds preload links for what the first script will request: the client and the two main fonts. */
function preloads(): Plugin {
  return {
    name: "preloads",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const link = (attrs: Record<string, string | boolean>) => ({ tag: "link", attrs, injectTo: "head" as const });
        const client = Object.values(bundle).filter((file) => file.type === "chunk" && file.name === "client");
        const fonts = Object.keys(bundle).filter((name) => FIRST_FONTS.test(name));
        return [
          ...client.map((file) => link({ rel: "modulepreload", crossorigin: true, href: `/${file.fileName}` })),
          ...fonts.map((name) => link({ rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` })),
        ];
      },
    },
  };
}

export default defineConfig({
  // The page is at the root of its server, but scripts and styles name each other by relative addresses, so that
  // `wreckfish site` can put the same files into any folder.
  base: "/",
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  worker: { format: "es" },
  plugins: [growing(), bookStyles(), svelte({ compilerOptions: { cssHash } }), preloads()],
  build: {
    outDir: "../src/wreckfish/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the CSP forbids inline content
    cssCodeSplit: false, // one stylesheet: another round trip costs more than its few kilobytes
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 160,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${BOARD.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false, // keep the first script's imports in its own chunk
          groups: [
            { name: "client", test: TOGETHER },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
