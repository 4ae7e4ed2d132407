// A worker with the Python engine: as "host" it answers the page and keeps its tables in IndexedDB, as "bots" it thinks.
// It does what the host wants done (src/wreckfish/local/calls.py) in order: kept first, then told.

import type { Asked, Begin, Said } from "./device";

interface Effects {
  keep: Record<string, string | null>;
  answer: { status: number; text: string; file: string | null } | null;
  send: [number, string][];
  close: [number, number][];
  think: { job: number }[];
}

interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string): void;
  toPy(value: unknown): unknown;
  globals: { set(name: string, value: unknown): void };
  runPython(code: string): (text: string) => string;
}

const PATIENCE = 60_000; // for a bot's thought
const LOCK = JSON.stringify({ info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} });
const BEGIN: Record<string, string> = {
  host: "from wreckfish.local.device import Device\nDevice(store).handle",
  bots: "from wreckfish.local.thinking import Thinker\nThinker().work",
};

interface WorkerScope {
  name: string;
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(said: Said): void;
}

const scope = self as unknown as WorkerScope; // the DOM's types and a worker's do not go together
const tell = (said: Said) => scope.postMessage(said);

/** Starts Python with the engine's archive; `told` hears how far it is. */
async function start(folder: string, store: Record<string, string>, told: (share: number) => void): Promise<(text: string) => string> {
  const archive = fetch(`${folder}engine.zip.wasm`).then((answer) => answer.arrayBuffer());
  void import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`); // meanwhile: Pyodide itself asks for it later
  told(0.05);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
  told(0.1);
  const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}stdlib.zip.wasm`, lockFileContents: LOCK });
  told(0.6);
  python.unpackArchive(await archive, "zip");
  told(0.75);
  python.globals.set("store", python.toPy(store));
  return python.runPython(BEGIN[scope.name]!);
}

// What the device keeps.

let database: IDBDatabase | null = null;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });

async function kept(): Promise<Record<string, string>> {
  try {
    const opening = indexedDB.open("wreckfish", 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore("kept");
    database = await settled(opening);
    const shelf = database.transaction("kept").objectStore("kept");
    const [keys, values] = await Promise.all([settled(shelf.getAllKeys()), settled(shelf.getAll())]);
    return Object.fromEntries(keys.map((key, i) => [String(key), values[i] as string]));
  } catch {
    database = null;
    tell({ kind: "volatile" }); // no storage: the tables last as long as the page
    return {};
  }
}

function keep(news: Record<string, string | null>): Promise<void> {
  if (!database || !Object.keys(news).length) return Promise.resolve();
  const change = database.transaction("kept", "readwrite");
  const shelf = change.objectStore("kept");
  for (const [key, text] of Object.entries(news)) void (text === null ? shelf.delete(key) : shelf.put(text, key));
  return new Promise((settle) => {
    change.oncomplete = () => settle();
    change.onabort = change.onerror = () => {
      database = null; // what follows would have a gap before it
      tell({ kind: "volatile" });
      settle();
    };
  });
}

// The host.

async function serve({ begin, port }: Begin, early: MessageEvent<Asked>[]): Promise<void> {
  const waiting = early.map(({ data }) => data);
  let ask = (call: Asked): void => void waiting.push(call);
  scope.onmessage = ({ data }: MessageEvent<Asked>) => ask(data);
  const handle = await start(begin, await kept(), (share) => tell({ kind: "progress", share }));

  let queue = Promise.resolve();
  const doing = (call: object, answered?: (answer: NonNullable<Effects["answer"]>) => void): void => {
    const done = JSON.parse(handle(JSON.stringify(call))) as Effects;
    for (const job of done.think) think(job);
    queue = queue.then(async () => {
      await keep(done.keep);
      for (const [socket, text] of done.send) tell({ kind: "send", socket, text });
      if (done.answer) answered?.(done.answer);
      for (const [socket, code] of done.close) tell({ kind: "close", socket, code });
    });
  };

  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const thought = (job: number, result: string | null): void => {
    if (!timers.has(job)) return; // too late
    clearTimeout(timers.get(job));
    timers.delete(job);
    doing({ call: "thought", job, result });
  };
  function think(job: { job: number }): void {
    timers.set(job.job, setTimeout(() => thought(job.job, null), PATIENCE));
    port.postMessage(job);
  }
  port.onmessage = ({ data }: MessageEvent<{ job: number; result: string | null }>) => thought(data.job, data.result);

  ask = ({ number, ...call }) => doing(call, (answer) => tell({ kind: "answer", number, ...answer }));
  waiting.forEach(ask);
  tell({ kind: "ready" });
}

// The bots.

async function ponder({ begin, port }: Begin): Promise<void> {
  const work = await start(begin, {}, () => undefined);
  port.onmessage = ({ data }: MessageEvent<{ job: number }>) => {
    let result: string | null = null;
    try {
      result = work(JSON.stringify(data));
    } catch (problem) {
      console.error((problem as Error).message);
    }
    port.postMessage({ job: data.job, result });
  };
}

/** One tab at a time has the tables of this device: the others wait until it is closed. */
function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  return navigator.locks.request("wreckfish", { ifAvailable: true }, async (lock) => {
    if (lock) return work().then(() => new Promise<void>(() => undefined));
    tell({ kind: "elsewhere" });
    void navigator.locks.request("wreckfish", () => work().then(() => new Promise<void>(() => undefined)));
  });
}

scope.onmessage = ({ data }: MessageEvent<Begin>) => {
  if (scope.name === "bots") return void ponder(data);
  const failed = (problem: Error) => tell({ kind: "failed", words: problem.message });
  const early: MessageEvent<Asked>[] = [];
  scope.onmessage = (event) => early.push(event); // calls made before this tab has the tables
  void alone(async () => {
    await serve(data, early).catch(failed);
  });
};
