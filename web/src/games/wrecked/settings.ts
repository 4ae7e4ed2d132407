// The setting that asks about every die, even where only one answer makes sense.

import { isOn } from "../../lib/settings.svelte";

const NAME = "wrecked-ask";
const USUAL = false;

export const settings = { [NAME]: USUAL };
export const asksAlways = () => isOn(NAME, USUAL);
