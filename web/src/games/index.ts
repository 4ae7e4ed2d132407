// All that the page knows of the games: each brings its face in its own folder (games/<game>/index.ts). A game that has
// none gets the plain one.

import { addWords } from "../lib/language.svelte";
import type { GameFace } from "./board";

const found = import.meta.glob<GameFace>("./*/index.ts", { eager: true, import: "default" });

/** The faces by the names of their games. */
export const faces: Record<string, GameFace> = Object.fromEntries(Object.entries(found).map(([file, face]) => [file.split("/")[1]!, face]));

for (const { text } of Object.values(faces)) if (text) addWords(text);

export const faceOf = (game: string): GameFace => faces[game] ?? faces.plain!;

/** The class of the scene under a game's table, as its colours.css has it. */
export const sceneOf = (game: string) => `scene-${game in faces ? game : "plain"}`;

/** Games from the surface down; those that hang nowhere come last. */
export function byDepth<Named extends { name: string }>(games: Named[]): Named[] {
  const depth = ({ name }: Named) => faceOf(name).poster?.metres ?? Infinity;
  return [...games].sort((a, b) => Number(depth(a) > depth(b)) - Number(depth(a) < depth(b)));
}

const minutes = (game: string) => faceOf(game).poster?.minutes ?? Infinity;

/** The game that is over soonest: what somebody gets who only wants to play. */
export const quickest = Object.keys(faces).reduce((best, game) => (minutes(game) < minutes(best) ? game : best));
