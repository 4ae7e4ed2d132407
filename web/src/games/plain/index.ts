// The default face of a game: the server's text drawing, and the choices as buttons.

import type { GameFace } from "../board";
import "./colours.css";

const face: GameFace = {};
export default face;
