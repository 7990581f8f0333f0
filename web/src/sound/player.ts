// The sounds of the game, made here from a few tones: wood for moves, bells for what needs an
// answer.

import type { Choice } from "../settings/choices.ts";
import { settings } from "../settings/settings.svelte.ts";
import type { Sound } from "../live/heard.ts";

interface Tone {
  // Seconds after the beginning.
  at: number;
  // Hertz, and to where it falls within its length.
  from: number;
  to: number;
  seconds: number;
  shape: OscillatorType;
  // 0 to 1.
  loud: number;
}

const knock = (at: number, from: number, loud: number): Tone => ({
  at,
  from,
  to: from / 3,
  seconds: 0.07,
  shape: "triangle",
  loud,
});
const bell = (at: number, from: number, loud: number): Tone => ({
  at,
  from,
  to: from,
  seconds: 0.35,
  shape: "sine",
  loud,
});

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [knock(0, 420, 0.9)],
  reply: [knock(0, 330, 0.9)],
  capture: [knock(0, 560, 1), knock(0.045, 300, 0.8)],
  check: [knock(0, 420, 0.9), bell(0.05, 880, 0.35)],
  end: [bell(0, 523, 0.5), bell(0.14, 659, 0.5), bell(0.28, 784, 0.5)],
  offer: [bell(0, 659, 0.45), bell(0.16, 784, 0.45)],
  call: [bell(0, 784, 0.4)],
  low_time: [bell(0, 988, 0.4), bell(0.18, 988, 0.4), bell(0.36, 988, 0.4)],
  refused: [knock(0, 160, 0.8), knock(0.09, 130, 0.8)],
  edge: [knock(0, 240, 0.3)],
};

const gains: Readonly<Record<Choice<"sound">, number>> = { on: 0.5, quiet: 0.15, off: 0 };

let output: AudioContext | null = null;

// Nothing is heard before the first press on the page: browsers want that.
export function play(sound: Sound): void {
  const gain = gains[settings.sound];
  if (gain === 0 || !navigator.userActivation?.hasBeenActive) return;
  output ??= new AudioContext();
  if (output.state === "suspended") void output.resume();
  for (const tone of tones[sound]) sound_out(output, tone, gain);
}

function sound_out(context: AudioContext, tone: Tone, gain: number): void {
  const begin = context.currentTime + tone.at;
  const end = begin + tone.seconds;
  const source = new OscillatorNode(context, { type: tone.shape, frequency: tone.from });
  const volume = new GainNode(context, { gain: 0 });
  source.frequency.setValueAtTime(tone.from, begin);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(gain * tone.loud, begin + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(end);
}
