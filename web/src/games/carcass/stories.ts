// The board without a server: one recorded moment, as /src/games/carcass/stories.html?story=map&lang=de&theme=night shows
// it under `npm run dev`. `play` shows how it came about (again with each tap on P), `calm` without motion.

import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource/grenze/600-italic.css";
import "@fontsource/grenze/600.css";
import "@fontsource/grenze/900.css";
import { mount } from "svelte";
import "../../styles/tokens.css";
import "../../styles/base.css";
import Story from "./stories/Story.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "day";
document.documentElement.lang = wanted.get("lang") ?? "en";
mount(Story, {
  target: document.getElementById("table")!,
  props: {
    name: wanted.get("story") ?? "turn",
    language: wanted.get("lang") === "de" ? "de" : "en",
    playing: wanted.has("play"),
    calm: wanted.has("calm"),
  },
});
