// The first game: three guided turns. The deal is known, and the rival's first turn has no choice in it:
// a Squid, which asks for more, and at once a second Squid. So the first two dives come as they are told here.

import type { PositionInfo, Tutorial } from "../board";
import type { View } from "./view";

const seen = (position: PositionInfo) => position.view as View;

// In a turn (counted from 0, both players'), with so many cards in the Exploration.
const during = (turn: number, cards: number) => (position: PositionInfo) =>
  seen(position).turns === turn && seen(position).exploration.length === cards && asks(position) !== "ask-map";

const asks = (position: PositionInfo) => position.prompts.at(-1)?.code;

export const tutorial: Tutorial = {
  text: { en: () => import("./text/lesson.en.ftl?raw"), de: () => import("./text/lesson.de.ftl?raw") },
  seed: "first dive 1181767",
  seats: 2,
  options: { first: 1 },
  bots: "greedy",
  steps: [
    { text: "learn-carcass-welcome", when: during(0, 0), rule: "CC22" },
    { text: "learn-carcass-dive", when: during(0, 0), move: "dive", rule: "CC10" },
    { text: "learn-carcass-chest", when: during(0, 1), move: "dive", rule: "CC12" },
    {
      text: "learn-carcass-map",
      when: (position) => seen(position).turns === 0 && asks(position) === "ask-map",
      move: "map key2",
      rule: "CC35",
    },
    { text: "learn-carcass-surface", when: during(0, 3), move: "surface", rule: "CC37" },
    { text: "learn-carcass-incident", when: during(2, 0), rule: "CC14" },
    { text: "learn-carcass-again", when: during(2, 0), move: "dive" },
    { text: "learn-carcass-odds", when: during(2, 1), move: "dive", rule: "CC12" },
    { text: "learn-carcass-anchor", when: during(2, 2), move: "dive", rule: "CC30" },
    {
      text: "learn-carcass-saved",
      when: (position) => seen(position).turns === 3 || during(4, 0)(position),
      rule: "CC30",
    },
    {
      text: "learn-carcass-alone",
      when: (position) => seen(position).turns === 4 && position.legal.length > 0,
      rule: "CC08",
    },
    { text: "learn-carcass-end", when: (position) => seen(position).turns > 4, rule: "CC20" },
  ],
};
