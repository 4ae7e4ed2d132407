// The illustrated rule books, each loaded when it is opened: games/<game>/rulebook/Book.svelte, and what the game adds to
// its numbered rules. A game without one has its numbered rules alone.

import type { Component } from "svelte";
import type { Reference } from "../lib/rulebook.svelte";
import { bookStyles } from "./bookStyles";
import type { BookProps } from "./parts/book";

const books = import.meta.glob<Component<BookProps>>("./*/rulebook/Book.svelte", { import: "default" });
const references = import.meta.glob<Reference>("./*/rulebook/reference.ts", { import: "default" });

export const hasBook = (game: string) => `./${game}/rulebook/Book.svelte` in books;

export async function bookOf(game: string): Promise<Component<BookProps>> {
  const [book] = await Promise.all([books[`./${game}/rulebook/Book.svelte`]!(), bookStyles()]);
  return book;
}

export const referenceOf = async (game: string): Promise<Reference | null> => (await references[`./${game}/rulebook/reference.ts`]?.()) ?? null;
