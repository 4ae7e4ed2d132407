// The styles of the rule books, loaded with the first one: the build puts them into a file of their own and writes its
// name here (vite.config.ts). In development they come with the components.

const SHEET = "__BOOK_SHEET__";
let loaded: Promise<void> | null = null;

function load(): Promise<void> {
  if (SHEET.startsWith("__")) return Promise.resolve();
  return new Promise((done, fail) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(SHEET, import.meta.url).href;
    link.onload = () => done();
    link.onerror = () => fail(new Error(link.href));
    document.head.append(link);
  });
}

/** Waits for the styles; after a failure, the next book asks for them again. */
export function bookStyles(): Promise<void> {
  loaded ??= load().catch((problem: unknown) => {
    loaded = null;
    throw problem;
  });
  return loaded;
}
