// All that the page knows of the games: each brings its face in its own folder (games/<game>/index.ts), or from its own
// package (outside/). A game that has none gets the plain one.

import { api } from "../lib/api";
import { addWords } from "../lib/language.svelte";
import type { GameInfo } from "../lib/messages";
import type { GameFace } from "./board";
import { faceFromOutside, meet } from "./outside/faces.svelte";

const found = import.meta.glob<GameFace>("./*/index.ts", { eager: true, import: "default" });

/** The faces of the page's own games, by name. */
export const faces: Record<string, GameFace> = Object.fromEntries(Object.entries(found).map(([file, face]) => [file.split("/")[1]!, face]));

for (const { text } of Object.values(faces)) if (text) addWords(text);

export const faceOf = (game: string): GameFace => faces[game] ?? faceFromOutside(game) ?? faces.plain!;

/** The class of the scene under a game's table, as its colours.css has it; a board from outside may dress the plain one. */
export const sceneOf = (game: string) => (game in faces ? `scene-${game}` : `scene-plain scene-${game}`);

/** The games of this server, those from other packages among them. */
export const gamesHere = async (): Promise<GameInfo[]> => meet(await api.games());

/** The easiest game first; those without a level come last. */
export function byLevel<Named extends { name: string }>(games: Named[]): Named[] {
  const level = ({ name }: Named) => faceOf(name).poster?.level ?? Infinity;
  return [...games].sort((a, b) => Number(level(a) > level(b)) - Number(level(a) < level(b)));
}
