// How a game looks from outside: its icon, its depth on the sounding line, its colours.

export interface Look {
  icon: string;
  depth: string;
  pieces: [name: string, x: number, y: number, size: number][];
  scene: "abyss" | "beach" | "lagoon" | "chart";
  minutes: number;
}

export const posters: Record<string, Look | undefined> = {
  carcass: { icon: "carcass-squid", depth: "−3 800 m", scene: "abyss", minutes: 15, pieces: [["carcass-squid", 104, 10, 128], ["carcass-chest", 28, 84, 74], ["carcass-key", 30, 20, 50]] },
};
