// A game that brings nothing: the lines that the server draws, and the choices as buttons.

import type { GameFace } from "../board";
import "./colours.css";

const face: GameFace = {};
export default face;
