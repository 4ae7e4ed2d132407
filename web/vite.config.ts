import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { transform } from "lightningcss";
import { defineConfig, type Plugin, type Rolldown } from "vite";

// `npm run dev` proxies to a local server; set WRECKFISH_SERVER for another address.
const server = process.env.WRECKFISH_SERVER ?? "http://127.0.0.1:8000";

// A browser opens six connections to an HTTP/1.1 server, and each file costs a round trip, so a table's first paint
// must need no more files than that at once. These go into one; `start.ts` requests the page's own script and the board.
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

// The one stylesheet has what every page needs. Styles of the rule books are a file of their own (`games/bookStyles.ts`);
// those of a table and its board travel with their script, so that no page waits for the styles of another game.
const STYLE = /\.svelte\?.*type=style/;
const BOOKS = /\/games\/(\w+\/rulebook\/\w+|parts\/(Book\w*|Prose))\.svelte/;
const TRAVELS = /\/src\/(games|shell)\//;

// Safari has own names for some properties; version 16.4 is the first that knows styles in scripts.
const targets = { chrome: 94 << 16, firefox: 101 << 16, safari: (16 << 16) | (4 << 8) };
const smaller = (css: string) => transform({ filename: "", code: Buffer.from(css), minify: true, targets }).code.toString();

/** Takes the styles of rule books, tables and boards out of the one stylesheet. */
function ownStyles(): Plugin {
  const books = new Map<string, string>(); // by the component's file, as are the others
  const others = new Map<string, string>();
  const sheet = () => smaller([...books].sort().map(([, css]) => css).join("\n"));
  const name = () => `books-${createHash("sha256").update(sheet()).digest("hex").slice(0, 8)}.css`;
  return {
    name: "own-styles",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const from = id.split("?")[0]!;
      const kept = BOOKS.test(from) ? books : TRAVELS.test(from) ? others : null;
      if (!STYLE.test(id) || !kept) return null;
      kept.set(from, code);
      return { code: "", map: null };
    },
    renderChunk(code, { moduleIds }) {
      const css = smaller(moduleIds.map((id) => others.get(id) ?? "").join("\n"));
      const adopted = css && `{ const own = new CSSStyleSheet(); own.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(own); }\n`;
      return { code: adopted + code.replaceAll(BOOK_SHEET, name()), map: null };
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: `assets/${name()}`, source: sheet() });
    },
  };
}
const BOOK_SHEET = "__BOOK_SHEET__";

// Components' own class names are on every element: short ones save 1 KiB of the first paint.
const cssHash = ({ css, hash }: { css: string; hash: (css: string) => string }) => `s${hash(css).slice(0, 5)}`;

/** Copies the bundler's helper into the scripts that need it: as a file of its own, its 158 bytes cost a request. */
function copiedHelper(): Plugin {
  return {
    name: "copied-helper",
    apply: "build",
    augmentChunkHash: () => copiedHelper.toString(), // names are given before the copies are made
    generateBundle(_options, bundle) {
      const [helper] = chunksOf(bundle, HELPER);
      if (!helper) return;
      const [, body, result] = /^(.*)export\{(\w+)(?: as \w+)?\};\s*$/s.exec(helper.code)!;
      const asked = new RegExp(`import\\{(?:\\w+ as )?(\\w+)\\}from"\\./${HELPER}-[^"]+";`);
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.code = chunk.code.replace(asked, (_, name) => `const ${name}=(()=>{${body}return ${result}})();`);
      delete bundle[helper.fileName];
    },
  };
}
const EVERYWHERE = /\/(index|client|rolldown-runtime)-[^/]+$/; // no script has to ask for these
const HELPER = "rolldown-runtime";

/** Adds preload links for what the first script will request: the client and the two main fonts. A table's page is a
 * second one, which also asks for the table's own script; with that, six files are under way at once. */
function preloads(): Plugin {
  const link = (attrs: Record<string, string | boolean>) => ({ tag: "link", attrs, injectTo: "head" as const });
  const script = (name: string) => ({ rel: "modulepreload", crossorigin: true, href: `/${name}` });
  return {
    name: "preloads",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => FIRST_FONTS.test(name));
        return [
          ...chunksOf(bundle, "client").map(({ fileName }) => link(script(fileName))),
          ...fonts.map((name) => link({ rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` })),
        ];
      },
    },
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      const [table] = chunksOf(bundle, "table");
      if (page?.type !== "asset" || !table) return;
      const source = String(page.source).replace("</head>", `  <link rel="modulepreload" crossorigin href="/${table.fileName}">\n  </head>`);
      this.emitFile({ type: "asset", fileName: "table.html", source });
    },
  };
}
const chunksOf = (bundle: Rolldown.OutputBundle, wanted: string) => Object.values(bundle).filter((file) => file.type === "chunk").filter(({ name }) => name === wanted);

export default defineConfig({
  // The page is at the root of its server, but scripts and styles name each other by relative addresses, so that
  // `wreckfish site` can put the same files into any folder.
  base: "/",
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  worker: { format: "es" },
  plugins: [growing(), ownStyles(), svelte({ compilerOptions: { cssHash } }), preloads(), copiedHelper()],
  build: {
    outDir: "../src/wreckfish/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the CSP forbids inline content
    cssCodeSplit: false, // one stylesheet: another round trip costs more than its few kilobytes
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter((name) => !EVERYWHERE.test(name)) },
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
