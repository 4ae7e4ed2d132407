// The client: dress the page, learn the language, show the page that the address names.

import "@fontsource/grenze/latin-900.css";
import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-600-italic.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLinks, here } from "./lib/router.svelte";
import { prefetch } from "./app/prefetch";
import "./games"; // their words, before the first is spoken
import { speak } from "./lib/language.svelte";
import { dress, settings } from "./lib/settings.svelte";

dress();
followLinks();
// A table is drawn once, with its board and its words, if they come soon; else it says that it is on its way.
const soon = () => Promise.race([prefetch(), new Promise((wake) => setTimeout(wake, 1500))]);
async function begin(): Promise<void> {
  await Promise.all([speak(settings.language), here().page === "table" ? soon() : null]);
  mount(App, { target: document.getElementById("app")! });
}
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else void begin();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => setTimeout(() => void navigator.serviceWorker.register("/worker.js").catch(() => {}), 3000)); // nothing waits for it
}
