// The first script of every page, kept small: it requests the scripts, texts and table for the URL in parallel, while
// the client itself (main.ts) is still loading.

import sprite from "./icons/sprite.svg?url";
import { load } from "./app/pages";
import { boardOf, likely } from "./games/boards";
import { pageAt } from "./lib/addresses";
import { preloadText, preloadSocket, shellText, socketAddress } from "./lib/preload";
import { address, onDevice } from "./lib/place";
import { stored } from "./lib/stored";

const nobodyMinds = () => undefined; // failures are retried and reported where the result is needed
const { page, params } = pageAt(address().pathname);
const { language, game: last } = stored();
const game = last || likely;

if (!onDevice && page === "table" && params.id) preloadSocket(socketAddress(params.id, { since: "0", chat: "0", lang: language }));
if (!onDevice && page === "table") preloadText(`/api/texts/${language}/${game}?lang=${language}`);
shellText(language).catch(nobodyMinds);
void import("./main");
load(page).catch(nobodyMinds);
if (page === "table") boardOf(game).catch(nobodyMinds);
fetch(sprite, { priority: "low" }).catch(nobodyMinds); // the texts and the board come first
