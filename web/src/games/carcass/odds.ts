// The setting that shows the risk of an incident on the dive button.

import { isOn, turn } from "../../lib/settings.svelte";

const NAME = "carcass-odds";
const USUAL = true;

export const settings = { [NAME]: USUAL };
export const tellsOdds = () => isOn(NAME, USUAL);
export const switchOdds = () => turn(NAME, !tellsOdds());
