// Short, dry, wooden sounds, synthesised without files. Silent until the reader has interacted with the page.

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

/** A sound made of tones and hisses. */
export type Sound = (t: (tone: Tone) => void, h: (hiss: Hiss) => void) => void;

const knock = (at: number, pitch = 170): Tone => ({ at, pitch, to: pitch * 0.6, length: 0.09, loud: 0.5, shape: "triangle" });
const chord = (t: (tone: Tone) => void, pitches: number[]) =>
  pitches.forEach((pitch, i) => t({ at: i * 0.05, pitch, length: 1.6, loud: 0.07, shape: "sawtooth" }));

const sounds = {
  bell: (t) => [1, 2.76, 5.4].forEach((part, i) => t({ pitch: 620 * part, length: 1.4 / (i + 1), loud: 0.22 / (i + 1) })),
  card: (_, h) => h({ length: 0.12, from: 2600, to: 1400, loud: 0.25 }),
  lock: (t) => t(knock(0)),
  reveal: (t) => [0, 0.16].forEach((at) => t(knock(at, 210))),
  refused: (t) => t({ pitch: 150, to: 120, length: 0.3, loud: 0.3, shape: "triangle" }),
  gull: (t) => [0, 0.18].forEach((at) => t({ at, pitch: 1300, to: 850, length: 0.15, loud: 0.08, shape: "sawtooth" })),
  won: (t) => chord(t, [220, 277, 330, 440]),
  lost: (t) => chord(t, [196, 233, 294]),
} satisfies Record<string, Sound>;

/** Play one of the page's own sounds, or a game's. */
export function play(sound: keyof typeof sounds | Sound): void {
  const level = sound === "bell" ? settings.bell : settings.sound;
  const room = level > 0 ? studio() : null;
  const made: Sound = typeof sound === "function" ? sound : sounds[sound];
  if (room) made(
    (each) => tone(room, level, each),
    (each) => hiss(room, level, each),
  );
}
