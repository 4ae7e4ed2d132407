// What a table's page asks for while its scripts are still on their way: the socket and the game's words. Whoever needs
// one later takes it from here; each is given away once. Plain code without imports of the rest: it runs first.

/** A socket that has been opened already, and what it has said since. */
export interface Opened {
  socket: WebSocket;
  heard: string[];
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
  answer.catch(() => undefined); // whoever takes it hears of it
  texts.set(address, answer);
}

/** The socket that was opened early, unless it is lost already. */
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

// A socket that has done its work at one table may follow its readers to the next.
let lent: { table: string; socket: WebSocket } | null = null;

export function lend(table: string, socket: WebSocket): void {
  lent = { table, socket };
}

export function takeLent(table: string): WebSocket | null {
  const found = lent?.table === table && lent.socket.readyState === WebSocket.OPEN ? lent.socket : null;
  if (lent && !found) lent.socket.close();
  lent = null;
  return found;
}
