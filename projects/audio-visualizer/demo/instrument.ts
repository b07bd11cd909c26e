import type { Spectrum } from './bands';
import type { Input } from './inputs';
import type { Note } from './score';
import { playNote } from './voices';
import type { Tone } from './settings';

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
  /** How many pitches are held at this moment. */
  readonly held: () => number;
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
  const out = new GainNode(context, { gain: OUT_GAIN });
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
    held: () => voices.size,
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
