// The server over HTTP. Refusals arrive as a sentence in the reader's language and are shown unchanged.

import { takeAnswer } from "./preload";
import type * as M from "./messages";
import { settings } from "./settings.svelte";
import { transport } from "./transport";

/** A refused or failed request. Its message is one sentence for the reader. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly code: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}

const offline = {
  en: "The server is not responding. Are you online?",
  de: "Der Server antwortet nicht. Bist du online?",
};

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const joint = path.includes("?") ? "&" : "?";
  let answer: Response;
  const address = `/api${path}${joint}lang=${settings.language}`;
  try {
    answer = await ((method === "GET" && takeAnswer(address)) || transport.ask(address, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    }));
  } catch {
    throw new Refused(offline[settings.language], "offline", 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as M.Problem | null;
    if (!problem?.sentence) throw new Refused(offline[settings.language], "broken", answer.status);
    throw new Refused(problem.sentence, problem.code, answer.status, problem.rule);
  }
  return answer;
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>;

const get = <T>(path: string) => json<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => json<T>("POST", path, body);
const nothing = async (method: string, path: string, body?: unknown) => void (await ask(method, path, body));

export const getText = async (path: string): Promise<string> => (await ask("GET", path)).text();

type Verbs = { [V in M.Verb as V["do"]]: Omit<V, "do" | "id"> };

export const api = {
  health: async () => (await (await transport.ask("/health")).json()) as { version: string; engine: string },
  games: () => get<M.GameInfo[]>("/games"),
  moments: (game: string) => get<M.MomentInfo[]>(`/moments/${settings.language}/${game}`),
  rules: (game: string) => get<M.RulesInfo>(`/rules/${game}`),

  me: () => get<M.Me>("/me"),
  comeIn: (name: string) => post<M.Me>("/me", { name, language: settings.language } satisfies M.Greeting),
  rename: (body: M.Renaming) => json<M.Me>("PATCH", "/me", body),
  keep: (body: M.Keeping) => post<M.Me>("/accounts", body),
  logIn: (body: M.LoggingIn) => post<M.Me>("/session", body),
  logOut: () => nothing("DELETE", "/session"),
  logOutElsewhere: () => json<M.Me>("DELETE", "/sessions"),
  newPassword: (body: M.NewPassword) => json<M.Me>("PUT", "/me/password", body),
  forgetMe: (password: string | null) => nothing("DELETE", "/me", { password } satisfies M.Farewell),
  tokens: () => get<M.Tokens>("/me/tokens"),
  newToken: (label: string) => post<M.TokenMade>("/me/tokens", { label } satisfies M.NewToken),
  dropToken: (id: string) => nothing("DELETE", `/me/tokens/${id}`),
  mute: (person: string) => nothing("PUT", `/me/mutes/${person}`),
  unmute: (person: string) => nothing("DELETE", `/me/mutes/${person}`),

  create: (body: M.CreateTable) => post<M.TableInfo>("/tables", body),
  tables: (state: M.TableInfo["state"]) => get<M.Lobby>(`/tables?which=${state}`),
  myTables: () => get<M.Lobby>("/me/tables"),
  table: (id: string) => get<M.TableInfo>(`/tables/${encodeURIComponent(id)}`),
  verb: <D extends M.Verb["do"]>(id: string, verb: D, body: Verbs[D]) => post<M.Done>(`/tables/${id}/${verb}`, body),
  replay: (id: string, seat: string) => get<M.Replay>(`/tables/${encodeURIComponent(id)}/replay?seat=${seat}`),
  replayAt: (id: string, seat: string, ply: number) =>
    get<M.Replay>(`/tables/${encodeURIComponent(id)}/replay?seat=${seat}&ply=${ply}&picture=true`),
  course: (id: string) => get<M.Course>(`/tables/${encodeURIComponent(id)}/course`),
  keepRecord: (text: string) => post<M.TableInfo>("/records", { text } satisfies M.RecordText), // on a device, which keeps it as a table
  openRecord: (text: string) => post<M.OpenedRecord>("/records", { text } satisfies M.RecordText), // on a server, which keeps nothing
  replayRecord: (text: string, seat: string) => post<M.Replay>(`/records/replay?seat=${seat}`, { text } satisfies M.RecordText),
  verify: (id: string) => get<M.Verified>(`/tables/${encodeURIComponent(id)}/verify`),

  player: (id: string) => get<M.Profile>(`/players/${encodeURIComponent(id)}`),
  leaderboard: (game: string, seats: number | null, page: number) =>
    get<M.Leaderboard>(`/leaderboard/${game}?page=${page}${seats ? `&seats=${seats}` : ""}`),
};
