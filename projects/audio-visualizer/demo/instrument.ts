import { createRandom } from '@/lib/seeded-random';

import type { Input } from './inputs';
import { ATTACK_S } from './score';
import type { Note } from './score';
import type { Tone } from './settings';
import type { Spectrum } from './spectrum';

/** Something that sounds until it is let go. */
interface Voice {
  readonly oscillator: OscillatorNode;
  readonly gain: GainNode;
}

interface Piece {
  readonly gain: GainNode;
  readonly nodes: readonly AudioScheduledSourceNode[];
}

/** Everything that is heard and measured. */
export interface Instrument {
  readonly context: AudioContext;
  /** Sounds a pitch under this name until it is lifted, or moves what already sounds under it. */
  readonly press: (name: string, hz: number, tone: Tone) => void;
  readonly lift: (name: string) => void;
  readonly liftAll: () => void;
  /** Plays a piece from its start. Answers when it began, on the clock of `context`. */
  readonly play: (notes: readonly Note[]) => number;
  /** Stops the piece. */
  readonly hush: () => void;
  readonly setMuted: (isMuted: boolean) => void;
  readonly setWindow: (samples: number) => void;
  readonly connect: (input: Input) => void;
  /** The spectrum of this instant; the same array until the window changes. */
  readonly read: () => Spectrum;
  readonly outputDelayMs: () => number;
  readonly resume: () => void;
  readonly suspend: () => void;
  readonly close: () => void;
}

const OUT_GAIN = 0.55;
const HELD_GAIN = 0.25;
/** Times in which a voice rises, moves and fades, in seconds; jumps would click. */
const RISE_S = 0.012;
const GLIDE_S = 0.02;
const FADE_S = 0.05;
const TAIL_S = 0.5;
const WAVES: Readonly<Record<Tone, OscillatorType>> = {
  pure: 'sine',
  soft: 'triangle',
  bright: 'sawtooth',
};

/** One audio context with an analyser that smooths nothing: smoothing belongs to elapsed time, not to frames. */
export function createInstrument(): Instrument {
  const context = new AudioContext();
  const bus = new GainNode(context);
  // Silent until somebody plays.
  const out = new GainNode(context, { gain: 0 });
  const analyser = new AnalyserNode(context, { smoothingTimeConstant: 0 });
  bus.connect(analyser);
  bus.connect(out).connect(context.destination);
  let bins = new Float32Array(analyser.frequencyBinCount);
  const voices = new Map<string, Voice>();
  let piece: Piece | undefined;

  const lift = (name: string) => {
    const voice = voices.get(name);
    voice?.gain.gain.setTargetAtTime(0, context.currentTime, FADE_S);
    voice?.oscillator.stop(context.currentTime + TAIL_S);
    voices.delete(name);
  };
  const hush = () => {
    piece?.gain.gain.setTargetAtTime(0, context.currentTime, FADE_S);
    for (const node of piece?.nodes ?? []) node.stop(context.currentTime + TAIL_S);
    piece = undefined;
  };

  return {
    context,
    press(name, hz, tone) {
      const sounding = voices.get(name);
      if (sounding) {
        sounding.oscillator.frequency.setTargetAtTime(hz, context.currentTime, GLIDE_S);
        return;
      }
      const oscillator = new OscillatorNode(context, { type: WAVES[tone], frequency: hz });
      const gain = new GainNode(context, { gain: 0 });
      oscillator.connect(gain).connect(bus);
      gain.gain.setTargetAtTime(HELD_GAIN, context.currentTime, RISE_S);
      oscillator.start();
      voices.set(name, { oscillator, gain });
    },
    lift,
    liftAll: () => {
      for (const name of [...voices.keys()]) lift(name);
    },
    play(notes) {
      hush();
      const startsAt = context.currentTime + RISE_S;
      const gain = new GainNode(context);
      gain.connect(bus);
      piece = { gain, nodes: notes.flatMap((note) => playNote(gain, note, startsAt + note.at)) };
      return startsAt;
    },
    hush,
    setMuted: (isMuted) =>
      out.gain.setTargetAtTime(isMuted ? 0 : OUT_GAIN, context.currentTime, GLIDE_S),
    setWindow(samples) {
      analyser.fftSize = samples;
      bins = new Float32Array(analyser.frequencyBinCount);
    },
    connect({ node, isHeard }) {
      node.connect(isHeard ? bus : analyser);
    },
    read() {
      analyser.getFloatFrequencyData(bins);
      return { bins, sampleRate: context.sampleRate };
    },
    outputDelayMs: () => (context.outputLatency || 0) * 1_000,
    resume: () => void context.resume(),
    suspend: () => void context.suspend(),
    close: () => void context.close(),
  };
}

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
  if (note.toHz !== undefined) {
    oscillator.frequency.setValueAtTime(note.hz, at);
    oscillator.frequency.linearRampToValueAtTime(note.toHz, at + note.lasts);
  }
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
