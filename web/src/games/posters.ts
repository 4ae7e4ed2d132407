// Poster backgrounds: games/<game>/Poster.svelte, or the plain deep sea.

import type { Component } from "svelte";

const found = import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" });

export const backdropOf = (game: string): Component => found[`./${game}/Poster.svelte`] ?? found["./plain/Poster.svelte"]!;
