// How far the engine on this device is, for the pages to show.

export interface EngineState {
  stage: "idle" | "loading" | "ready" | "failed";
  share: number; // of the start, from 0 to 1
  words: string; // why it failed
  elsewhere: boolean; // another tab has the tables
  volatile: boolean; // this browser keeps nothing
}

export const engineState = $state<EngineState>({ stage: "idle", share: 0, words: "", elsewhere: false, volatile: false });

export const change = (news: Partial<EngineState>): void => void Object.assign(engineState, news, news.stage ? { elsewhere: false } : {});
