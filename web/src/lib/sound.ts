// Short, dry, wooden sounds, made on the spot: no files. Silent until the reader has touched the page.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function studio(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return context;
}

interface Tone {
  at?: number; // seconds from now
  pitch: number;
  to?: number; // glides there
  length: number;
  loud?: number;
  shape?: OscillatorType;
}

interface Hiss {
  at?: number;
  length: number;
  from: number; // the band's middle, in Hz
  to?: number;
  narrow?: number;
  loud?: number;
}

function volume(studio: AudioContext, at: number, length: number, loud: number, attack = 0.005): GainNode {
  const gain = studio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(studio.destination);
  return gain;
}

function tone(studio: AudioContext, level: number, { at = 0, pitch, to, length, loud = 0.3, shape = "sine" }: Tone): void {
  const start = studio.currentTime + at;
  const voice = studio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(volume(studio, start, length, loud * level));
  voice.start(start);
  voice.stop(start + length);
}

function hiss(studio: AudioContext, level: number, { at = 0, length, from, to, narrow = 1.2, loud = 0.3 }: Hiss): void {
  const start = studio.currentTime + at;
  const source = studio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = studio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, start);
  if (to) band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(volume(studio, start, length, loud * level, 0.02));
  source.start(start, Math.random() * 0.5);
  source.stop(start + length);
}

type Maker = (t: (tone: Tone) => void, h: (hiss: Hiss) => void) => void;

const knock = (at: number, pitch = 170): Tone => ({ at, pitch, to: pitch * 0.6, length: 0.09, loud: 0.5, shape: "triangle" });
const chord = (t: (tone: Tone) => void, pitches: number[]) =>
  pitches.forEach((pitch, i) => t({ at: i * 0.05, pitch, length: 1.6, loud: 0.07, shape: "sawtooth" }));

const sounds = {
  bell: (t) => [1, 2.76, 5.4].forEach((part, i) => t({ pitch: 620 * part, length: 1.4 / (i + 1), loud: 0.22 / (i + 1) })),
  card: (_, h) => h({ length: 0.12, from: 2600, to: 1400, loud: 0.25 }),
  lock: (t) => t(knock(0)),
  dive: (t) => [0, 0.09, 0.16, 0.21].forEach((at, i) => t({ at, pitch: 300 + i * 90, to: 620 + i * 120, length: 0.09, loud: 0.14 })),
  surface: (_, h) => h({ length: 0.45, from: 500, to: 3200, narrow: 0.7, loud: 0.3 }),
  incident: (t, h) => {
    t({ pitch: 92, to: 44, length: 0.9, loud: 0.4, shape: "sawtooth" });
    [0.2, 0.31, 0.43, 0.58].forEach((at) => h({ at, length: 0.07, from: 3400, narrow: 6, loud: 0.3 }));
  },
  reveal: (t) => [0, 0.16].forEach((at) => t(knock(at, 210))),
  dice: (t) => [0, 0.07, 0.12, 0.21, 0.26].forEach((at, i) => t(knock(at, 320 - i * 22))),
  splash: (_, h) => h({ length: 0.5, from: 1800, to: 400, narrow: 0.6, loud: 0.35 }),
  shell: (t) => t({ pitch: 1700, to: 1300, length: 0.05, loud: 0.2, shape: "triangle" }),
  coin: (t) => [0, 0.06].forEach((at, i) => t({ at, pitch: 1900 + i * 700, length: 0.3, loud: 0.12 })),
  rope: (t) => t({ pitch: 140, to: 190, length: 0.35, loud: 0.06, shape: "sawtooth" }),
  cannon: (t, h) => {
    t({ pitch: 70, to: 30, length: 0.9, loud: 0.4 });
    h({ length: 0.7, from: 200, to: 80, loud: 0.3 });
  },
  kraken: (t) => [0, 0.35, 0.7].forEach((at) => t(knock(at, 80))),
  refused: (t) => t({ pitch: 150, to: 120, length: 0.3, loud: 0.3, shape: "triangle" }),
  gull: (t) => [0, 0.18].forEach((at) => t({ at, pitch: 1300, to: 850, length: 0.15, loud: 0.08, shape: "sawtooth" })),
  won: (t) => chord(t, [220, 277, 330, 440]),
  lost: (t) => chord(t, [196, 233, 294]),
} satisfies Record<string, Maker>;

export type Sound = keyof typeof sounds;

export function play(sound: Sound): void {
  const level = sound === "bell" ? settings.bell : settings.sound;
  const room = level > 0 ? studio() : null;
  if (room) sounds[sound](
    (each) => tone(room, level, each),
    (each) => hiss(room, level, each),
  );
}
