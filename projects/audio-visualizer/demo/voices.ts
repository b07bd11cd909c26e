import { createRandom } from '@/lib/seeded-random';

import { ATTACK_S } from './score';
import type { Note } from './score';

/** A drum is a falling tone with a burst of noise on it. */
const DRUM = {
  fromHz: 140,
  falls: 0.12,
  gain: 0.5,
  noiseGain: 1.1,
  noiseLasts: 0.12,
  noiseFade: 0.03,
};
const SEED = 189;
/** How fast a held note ends. */
const RELEASE_S = 0.02;

/** Schedules one note into `bus`, and answers with what has to be stopped to silence it. */
export function playNote(bus: AudioNode, note: Note, at: number): AudioScheduledSourceNode[] {
  const { context } = bus;
  if (note.voice === 'drum') return [playSkin(bus, note, at), playBurst(bus, at)];
  const oscillator = new OscillatorNode(context, {
    type: note.voice === 'pure' ? 'sine' : 'triangle',
    frequency: note.hz,
  });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(note.gain, at + ATTACK_S);
  if (note.fade === undefined)
    gain.gain.setTargetAtTime(0, at + note.lasts - 4 * RELEASE_S, RELEASE_S);
  else gain.gain.setTargetAtTime(0, at + ATTACK_S, note.fade);
  oscillator.connect(gain).connect(bus);
  oscillator.start(at);
  oscillator.stop(at + note.lasts);
  return [oscillator];
}

function playSkin(bus: AudioNode, note: Note, at: number): AudioScheduledSourceNode {
  const { context } = bus;
  const oscillator = new OscillatorNode(context, { frequency: DRUM.fromHz });
  const gain = new GainNode(context, { gain: 0 });
  oscillator.frequency.setValueAtTime(DRUM.fromHz, at);
  oscillator.frequency.exponentialRampToValueAtTime(note.hz, at + DRUM.falls);
  gain.gain.setValueAtTime(DRUM.gain * note.gain, at);
  gain.gain.setTargetAtTime(0, at + RELEASE_S, note.fade ?? RELEASE_S);
  oscillator.connect(gain).connect(bus);
  oscillator.start(at);
  oscillator.stop(at + note.lasts);
  return oscillator;
}

/** Every pitch at once, and the same on every hit. */
function playBurst(bus: AudioNode, at: number): AudioScheduledSourceNode {
  const { context } = bus;
  const length = Math.round(context.sampleRate * DRUM.noiseLasts);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const random = createRandom(SEED);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    const fade = Math.exp(-index / context.sampleRate / DRUM.noiseFade);
    samples[index] = (2 * random() - 1) * fade * DRUM.noiseGain;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(bus);
  source.start(at);
  return source;
}
