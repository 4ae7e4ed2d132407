// The client: apply settings, load the language, show the page for the URL.

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
import "./games"; // registers their texts before any are used
import { speak } from "./lib/language.svelte";
import { rested, startEngine } from "./lib/device";
import { onDevice } from "./lib/place";
import { dress, settings } from "./lib/settings.svelte";

dress();
followLinks();
// Render a table once, with its board and texts, if they load soon; otherwise show that it is connecting.
const soon = () => Promise.race([prefetch(), new Promise((wake) => setTimeout(wake, 1500))]);
async function begin(): Promise<void> {
  await Promise.all([speak(settings.language), here().page === "table" ? soon() : null]);
  mount(App, { target: document.getElementById("app")! });
  if (onDevice) setTimeout(startEngine); // after the first paint
}
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else void begin();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = () => void navigator.serviceWorker.register(onDevice ? "site-worker.js" : "/worker.js").catch(() => {});
  const later = () => setTimeout(register, 3000); // not urgent
  if (!onDevice) setTimeout(() => void import("./lib/offline").then(({ refreshGames }) => refreshGames()), 10_000);
  if (onDevice) void rested.then(register); // the engine has fetched by now most of what it keeps
  else if (document.readyState === "complete") later();
  else window.addEventListener("load", later);
}
