// Requests the page starts while its scripts are still loading: its own texts, a table's socket and the game's texts.
// The last two are handed over once, to the code that needs them. Imports nothing else of the client, because it runs first.

/** What the client needs of a socket; the host on this device has one, too. */
export interface Wire {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** A socket opened early, and the messages it has received. */
export interface Opened {
  socket: Wire;
  heard: string[];
}

const SHELL_TEXTS = { en: () => import("../text/en.ftl?raw"), de: () => import("../text/de.ftl?raw") };

/** The page's own texts: only those of the reader's language are loaded. */
export async function shellText(language: keyof typeof SHELL_TEXTS): Promise<string> {
  return (await SHELL_TEXTS[language]()).default;
}

const sockets = new Map<string, Opened>();
const texts = new Map<string, Promise<Response>>();

/** The address of a table's socket. */
export function socketAddress(id: string, query: Record<string, string>): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${id}/socket?${new URLSearchParams(query)}`;
}

export function preloadSocket(address: string): void {
  const opened: Opened = { socket: new WebSocket(address), heard: [] };
  opened.socket.onmessage = (event) => opened.heard.push(event.data as string);
  sockets.set(address, opened);
}

export function preloadText(address: string): void {
  const answer = fetch(address);
  answer.catch(() => undefined); // the code that takes it handles the error
  texts.set(address, answer);
}

/** The socket opened early, unless it has already closed. */
export function takeSocket(address: string): Opened | null {
  const found = sockets.get(address);
  sockets.delete(address);
  return found && found.socket.readyState <= WebSocket.OPEN ? found : null;
}

export function takeAnswer(address: string): Promise<Response> | undefined {
  const found = texts.get(address);
  texts.delete(address);
  return found;
}

// A socket that is done with one table can be reused for the next.
let lent: { table: string; socket: Wire } | null = null;

export function lend(table: string, socket: Wire): void {
  lent = { table, socket };
}

export function takeLent(table: string): Wire | null {
  const found = lent?.table === table && lent.socket.readyState === WebSocket.OPEN ? lent.socket : null;
  if (lent && !found) lent.socket.close();
  lent = null;
  return found;
}
