// The host on this device: the engine in one worker, its bots in another. It answers like a server, in the same messages.

import { change } from "./engineState.svelte";
import { engineFolder } from "./place";
import type { Wire } from "./preload";

/** What the host's worker says. */
export type Said =
  | { kind: "progress"; share: number }
  | { kind: "ready" | "elsewhere" | "volatile" }
  | { kind: "failed"; words: string }
  | { kind: "answer"; number: number; status: number; text: string; file: string | null }
  | { kind: "send"; socket: number; text: string }
  | { kind: "close"; socket: number; code: number };

export type Call =
  | { call: "request"; method: string; path: string; query: Record<string, string>; body: string | null }
  | { call: "open"; socket: number; table: string; query: Record<string, string> }
  | { call: "hear"; socket: number; text: string }
  | { call: "close"; socket: number };

export type Begin = { begin: string; port: MessagePort };
export type Asked = Call & { number: number };

const folder = new URL(engineFolder || ".", document.baseURI).href;
const answers = new Map<number, (answer: Response) => void>();
const wires = new Map<number, DeviceWire>();
let number = 0;
let host: Worker | null = null;
let bots: (() => void) | null = null; // starts the bots' worker, once the host is ready
let calm: ReturnType<typeof setTimeout> | undefined;
let wake: () => void;

/** When the host is ready and the page wants nothing of it: the moment for what can wait. */
export const rested = new Promise<void>((settle) => (wake = settle));
const CALM = 300; // milliseconds without a call or a message

const worker = (name: string) => new Worker(new URL("./deviceWorker.ts", import.meta.url), { type: "module", name });

/** Starts the engine, once. */
export function startEngine(): Worker {
  if (host) return host;
  const { port1, port2 } = new MessageChannel();
  host = worker("host");
  host.onmessage = ({ data }: MessageEvent<Said>) => {
    heard(data, port2);
    rest();
  };
  host.onerror = (event) => change({ stage: "failed", words: event.message });
  host.postMessage({ begin: folder, port: port1 } satisfies Begin, [port1]);
  return host;
}

/** Whatever else is to start waits until the page is calm, so that the first question need not share the processor. */
function rest(): void {
  clearTimeout(calm);
  if (!bots) return;
  calm = setTimeout(() => {
    if (answers.size) return; // an answer is still to come, and calls this again
    bots?.();
    bots = null;
    wake();
  }, CALM);
}

function heard(said: Said, port: MessagePort): void {
  switch (said.kind) {
    case "progress":
      return change({ stage: "loading", share: said.share });
    case "ready":
      bots = () => worker("bots").postMessage({ begin: folder, port } satisfies Begin, [port]);
      return change({ stage: "ready", share: 1 });
    case "failed":
      return change({ stage: "failed", words: said.words });
    case "elsewhere":
    case "volatile":
      return change({ [said.kind]: true });
    case "answer": {
      const headers: Record<string, string> = said.file ? { "x-file": said.file } : {};
      answers.get(said.number)?.(new Response(said.text, { status: said.status, headers }));
      answers.delete(said.number);
      return;
    }
    case "send":
      wires.get(said.socket)?.hear(said.text);
      return;
    case "close":
      wires.get(said.socket)?.end(said.code);
  }
}

function tell(call: Call): number {
  startEngine().postMessage({ ...call, number: ++number } satisfies Asked);
  rest();
  return number;
}

/** Texts, rules and the list of games are files of the folder: they are the same for everyone, and need no engine. */
function filed(path: string, language: string): string | null {
  if (path === "/games" || path.startsWith("/rules/")) return `api${path}.${language}.json`;
  if (path.startsWith("/moments/")) return `api${path}.json`;
  return path.startsWith("/texts/") || path.startsWith("/lessons/") ? `api${path}.ftl` : null;
}

/** A request as to the server. */
export function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const path = pathname.replace(/^\/api/, "");
  const method = init.method ?? "GET";
  const query = Object.fromEntries(searchParams);
  const file = method === "GET" ? filed(path, query.lang ?? "en") : null;
  if (file) return fetch(new URL(file, document.baseURI));
  return new Promise((settle) => {
    const body = typeof init.body === "string" ? init.body : null;
    answers.set(tell({ call: "request", method, path, query, body }), settle);
  });
}

/** A socket at a table of this device. */
export class DeviceWire implements Wire {
  readyState: number = WebSocket.OPEN;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  private readonly socket = ++number;

  constructor(table: string, query: Record<string, string>) {
    wires.set(this.socket, this);
    tell({ call: "open", socket: this.socket, table, query });
  }

  hear(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  end(code: number): void {
    wires.delete(this.socket);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }

  send(text: string): void {
    tell({ call: "hear", socket: this.socket, text });
  }

  close(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    tell({ call: "close", socket: this.socket });
    this.end(1000);
  }
}

/** Saves an answer as a file, as a server's download would be. */
export async function download(address: string): Promise<void> {
  const answer = await ask(address);
  if (!answer.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = answer.headers.get("x-file") ?? "wreckfish.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
