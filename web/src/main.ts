// The client's beginning: dress the page, learn the language, show the page that the address names.

import "@fontsource/grenze/latin-900.css";
import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-600-italic.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLinks, here } from "./app/router.svelte";
import { warm } from "./app/warm";
import { speak } from "./lib/language.svelte";
import { dress, settings } from "./lib/settings.svelte";

dress();
followLinks();
if (here().page === "table") warm();
void speak(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => {});
