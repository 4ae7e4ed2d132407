// How a game looks from outside: its icon, where it hangs on the sounding line (a text of ours), its scene.

export interface Look {
  icon: string;
  depth: string;
  pieces: [name: string, x: number, y: number, size: number, turned?: number][];
  scene: "abyss" | "beach" | "lagoon" | "chart";
  minutes: number;
}

export const posters: Record<string, Look | undefined> = {
  carcass: { icon: "carcass-squid", depth: "depth-carcass", scene: "abyss", minutes: 15, pieces: [["carcass-squid", 104, 10, 128], ["carcass-chest", 28, 84, 74], ["carcass-key", 30, 20, 50]] },
  dolores: { icon: "hand-pick", depth: "depth-dolores", scene: "beach", minutes: 30, pieces: [["lantern", 85, 38, 80], ["hand-fight", 14, 56, 84, 68], ["hand-peace", 152, 56, 84, -68]] },
  raiders: { icon: "diver-1", depth: "depth-raiders", scene: "lagoon", minutes: 45, pieces: [["wreck-gold", 84, 26, 112], ["diver-1", 22, 74, 62], ["diver-2", 178, 66, 62], ["gems-brilliant", 36, 16, 38, -12], ["gold-crown", 190, 12, 40, 10]] },
  wrecked: { icon: "kraken", depth: "depth-wrecked", scene: "chart", minutes: 60, pieces: [["lair", 82, 30, 106], ["kraken", 92, 20, 84], ["ship-1", 22, 66, 60], ["ship-2", 176, 22, 58], ["whale", 182, 98, 46], ["cargo", 40, 22, 34, -10]] },
};
