// The WebSocket of one seat or spectator. It resumes after a disconnect, never plays a move twice, and hands
// out happenings one at a time so that a board can animate them.

import { Refused } from "./api";
import { setServerTime } from "./clock.svelte";
import { lend, takeLent, type Wire } from "./preload";
import { t } from "./language.svelte";
import type { ChatLine, Choice, Done, Happening, Hint, Message, PositionInfo, Preview, TableStep, TableInfo, Verb } from "./messages";
import { isInstant, longestShow, pace, setPaused } from "./pace.svelte";
import { settings } from "./settings.svelte";
import { transport } from "./transport";

const VERSION = 1;
const COUNTING = 20_000; // more time for the last show, which may count the points
const MANY = 40; // a spectator this many happenings behind skips to the present
const LAST_TURN = 300; // steps kept, to be shown again
const PING = 20_000;
const PATIENCE = 10_000; // for the answer to a ping
const NOT_HERE = 4004;
const ENDED = 4001; // the session: logged out elsewhere, or a new password

type Ask = Verb extends infer V ? (V extends Verb ? Omit<V, "id"> : never) : never;
type Answer = Done | Hint | Preview;

interface Pending {
  ask: Ask & { id: number };
  settle: (answer: Answer) => void;
  fail: (problem: Refused) => void;
}

export type SocketState = "connecting" | "open" | "lost" | "gone";

export class TableSocket {
  state = $state<SocketState>("connecting");
  you = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<PositionInfo | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  happening = $state.raw<Happening | null>(null);
  busy = $state(false);
  problem = $state<string | null>(null); // why the connection is gone for good
  behind = $state(0); // happenings still to be shown

  /** Called for every entry when it is about to be shown. */
  onShow: ((entry: Happening, position: PositionInfo) => void) | null = null;
  onStarted: (() => void) | null = null;
  onSaid: ((line: ChatLine) => void) | null = null;

  private socket: Wire | null = null;
  private tries = 0;
  private number = 0;
  private known = 0; // the last ply received, shown or not
  private pending = new Map<number, Pending>();
  private queue: TableStep[] = [];
  private recent: TableStep[] = []; // shown since the reader's last turn
  private before = $state.raw<PositionInfo | null>(null); // the position before those
  private again = 0; // how many of the queue have been shown before
  private showing: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  animates = $state(true); // false: do not wait for animations (no board on the screen)

  constructor(
    readonly id: string,
    readonly seat: number | null, // one of several own seats; null: our only seat, if any
    public picture = false, // also request the table as text, for a game without a board
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.looked);
    this.connect();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.looked);
    for (const timer of [this.retry, this.showing, this.deadline]) clearTimeout(timer);
    clearInterval(this.pulse);
    this.socket?.close();
    for (const each of this.pending.values()) each.fail(new Refused(t("line-lost"), "lost", 0));
    this.pending.clear();
  }

  // The connection.

  /** Hands the socket over to another table, which reuses it instead of connecting again. */
  handOver(table: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    lend(table, this.socket);
    this.socket = null;
    clearInterval(this.pulse);
    clearTimeout(this.deadline);
  }

  private connect(): void {
    clearTimeout(this.retry);
    const lent = this.seat === null && !this.picture ? takeLent(this.id) : null;
    if (lent) {
      this.listen(lent);
      this.send({ do: "follow", table: this.id, id: 0 });
      return;
    }
    const query: Record<string, string> = {
      since: String(this.known),
      chat: String(this.chat.at(-1)?.n ?? 0),
      lang: settings.language,
    };
    if (this.seat !== null) query.seat = String(this.seat);
    if (this.picture) Object.assign(query, { picture: "true", words: "true" });
    const { socket, heard } = transport.open(this.id, query);
    this.listen(socket);
    for (const text of heard) this.hear(JSON.parse(text) as Message);
  }

  private listen(socket: Wire): void {
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    clearInterval(this.pulse);
    clearTimeout(this.deadline);
    if (this.closed) return;
    if (code === NOT_HERE) {
      this.state = "gone";
      return;
    }
    if (code === ENDED) {
      location.reload(); // as whoever this browser is now
      return;
    }
    this.state = "lost";
    for (const [id, each] of this.pending) {
      // A move is resent with its key, so it never plays twice; anything else the reader can ask for again.
      if (each.ask.do !== "move") {
        this.pending.delete(id);
        each.fail(new Refused(t("line-lost"), "lost", 0));
      }
    }
    const wait = Math.min(15_000, 500 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  hurry = (): void => {
    if (this.state === "lost" && !this.closed) {
      this.tries = 0;
      this.socket = null;
      this.connect();
    }
  };

  /** Reconnects with a new identity: a seat may see more than a stranger. */
  renew(): void {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.skipAll();
    this.known = 0;
    this.log = [];
    this.chat = [];
    this.connect();
  }

  private looked = (): void => {
    if (document.visibilityState === "visible") {
      this.hurry();
      if (this.state === "open") this.ping();
    }
  };

  private ping(): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.socket?.close(4000, "no answer"), PATIENCE);
    this.send({ do: "ping", id: 0 });
  }

  private send(ask: Verb): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask));
  }

  // Incoming messages.

  private hear(message: Message): void {
    clearTimeout(this.deadline);
    if ("v" in message && message.v !== VERSION) {
      this.problem = t("newer-server");
      this.state = "gone";
      this.close();
      return;
    }
    if (this.state === "connecting" && message.type !== "welcome" && message.type !== "refused") return; // from the previous table
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "table":
        this.table = message.table;
        return;
      case "started":
        this.table = message.table;
        this.position = message.position;
        this.known = message.position.ply;
        this.onStarted?.();
        return;
      case "step":
        return this.step(message);
      case "chat":
        this.chat = [...this.chat, message.line];
        this.onSaid?.(message.line);
        return;
      case "done":
      case "hint":
      case "preview":
        this.settled(message.id)?.settle(message);
        return;
      case "refused": {
        const problem = new Refused(message.sentence, message.code, 422, message.rule ?? null);
        const asked = this.settled(message.id);
        if (asked) asked.fail(problem);
        else if (this.state === "connecting") this.socket?.close(); // handover refused: connect normally
        else this.problem = message.sentence;
        return;
      }
      case "pong":
        setServerTime(message.now);
    }
  }

  private settled(id: number): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    this.busy = [...this.pending.values()].some((each) => each.ask.do === "move");
    return found;
  }

  private welcome(message: Extract<Message, { type: "welcome" }>): void {
    setServerTime(message.now);
    const again = this.state === "lost";
    this.state = "open";
    this.tries = 0;
    this.problem = null;
    this.you = message.you;
    this.table = message.table;
    this.chat = [...this.chat, ...message.chat.filter((line) => line.n > (this.chat.at(-1)?.n ?? 0))];
    const fresh = message.log.filter((entry) => entry.ply > this.known);
    this.known = Math.max(this.known, message.position?.ply ?? 0);
    if (message.position) {
      this.skipAll();
      this.recent = [];
      this.before = null;
      this.log = [...this.log, ...fresh];
      this.position = message.position;
    }
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.ping(), PING);
    if (again) for (const each of this.pending.values()) this.send(each.ask as Verb);
  }

  private step(message: TableStep): void {
    if (message.entry.ply <= this.known) return;
    this.known = message.entry.ply;
    this.queue.push(message);
    this.behind = this.queue.length;
    if (!this.happening) this.next();
  }

  // Showing happenings in order.

  private next(): void {
    clearTimeout(this.showing);
    const step = this.queue.shift();
    this.behind = this.queue.length;
    if (!step) {
      this.happening = null;
      return;
    }
    if (this.again > 0) {
      this.again--;
      const now = this.queue.at(-1) ?? step;
      this.position = { ...step.position, clocks: now.position.clocks };
    } else {
      this.remember(step);
      this.log = [...this.log, step.entry];
      this.position = step.position;
      this.onShow?.(step.entry, step.position);
    }
    const late = this.seat === null && step.position.seat === null && this.behind > MANY;
    if (!this.animates || late || isInstant() || document.hidden || (step.entry.events.length === 0 && !step.position.outcome)) {
      this.happening = null;
      this.next();
      return;
    }
    this.happening = step.entry;
    this.limit(longestShow(step.entry.events.length) + (step.position.outcome ? COUNTING : 0));
  }

  private limit(ms: number): void {
    clearTimeout(this.showing);
    this.showing = setTimeout(() => (pace.paused ? this.limit(ms) : this.next()), ms);
  }

  // The reader's last turn ends with the first move of someone else; a spectator sees one player's moves again.
  private remember(step: TableStep): void {
    const me = step.position.seat;
    const last = this.recent.at(-1)?.entry.seat;
    const starts = me === null ? step.entry.seat !== last : last === me && step.entry.seat !== me;
    if (starts || this.before === null) {
      this.recent = [];
      this.before = this.position;
    }
    this.recent = [...this.recent, step].slice(-LAST_TURN);
  }

  /** Whether there is a turn to show again. */
  get canRepeat(): boolean {
    return this.before !== null && this.rests && this.animates && !isInstant();
  }

  /** Shows again what happened since the reader's last turn. */
  repeat = (): void => {
    if (!this.before || !this.rests) return;
    this.position = { ...this.before, legal: [], free: [], prompts: [] };
    this.queue = this.recent.map((step) => ({ ...step, entry: { ...step.entry } })); // a board plays each entry once
    this.again = this.queue.length;
    this.behind = this.queue.length;
    setTimeout(() => this.happening || this.next()); // once the board has put everything back
  };

  /** The board has finished its animation. */
  finish = (): void => {
    if (this.happening) this.next();
  };

  /** Skips the rest of the current player's moves. */
  skip = (): void => {
    setPaused(false);
    const seat = this.happening?.seat;
    while (this.happening && this.happening.seat === seat) this.next();
  };

  /** Skips to the latest position. */
  skipAll = (): void => {
    setPaused(false);
    while (this.happening || this.queue.length) this.next();
  };

  /** Whether everything has been shown. */
  get rests(): boolean {
    return this.happening === null;
  }

  // Outgoing requests.

  ask(ask: Ask): Promise<Answer> {
    const id = ++this.number;
    const whole = { ...ask, id } as Pending["ask"];
    return new Promise((settle, fail) => {
      this.pending.set(id, { ask: whole, settle, fail });
      if (ask.do === "move") this.busy = true;
      this.send(whole as Verb);
    });
  }

  /** Plays a legal move exactly once, even if the connection drops. */
  play(choice: Choice): Promise<Answer> {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    return this.ask({ do: "move", move: choice.text, seat: this.position?.seat ?? this.seat, ply: this.position?.ply, key });
  }
}
