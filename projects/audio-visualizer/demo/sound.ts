import type { Spectrum } from './bands';
import { findFileProblem } from './check-file';

/** Where the sound comes from. */
export type SoundSource =
  | { readonly kind: 'track'; readonly url: string }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'microphone' }
  | { readonly kind: 'synth'; readonly hz: number };

/** A refusal leaves whatever was playing as it was. */
export type StartOutcome =
  { readonly status: 'started' } | { readonly status: 'refused'; readonly sentence: string };

export interface Sound {
  start: (source: SoundSource) => Promise<StartOutcome>;
  setTone: (hz: number) => void;
  /** Answers whether it sounds now: browsers keep sound off until the page has been touched. */
  resume: () => Promise<boolean>;
  suspend: () => void;
  /** The spectrum of this instant; the same array every time. */
  read: () => Spectrum;
  outputDelayMs: () => number;
  close: () => void;
}

/** Long enough to tell notes apart, short enough for a kick drum to hit on the beat. */
const WINDOW_SAMPLES = 2_048;
const SYNTH_GAIN = 0.25;
/** Time in which a new tone is reached; a jump would click. */
const GLIDE_S = 0.02;
const MS_PER_S = 1_000;

interface Input {
  readonly node: AudioNode;
  /** A microphone through the speaker would howl. */
  readonly isHeard: boolean;
  readonly oscillator?: OscillatorNode;
  readonly stop: () => void;
}

/** One audio context with an analyser that smooths nothing: smoothing belongs to elapsed time, not to frames. */
export function createSound(): Sound {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, {
    fftSize: WINDOW_SAMPLES,
    smoothingTimeConstant: 0,
  });
  const bins = new Float32Array(analyser.frequencyBinCount);
  let current: Input | undefined;

  return {
    async start(source) {
      const opened = await openInput(context, source);
      if ('sentence' in opened) return { status: 'refused', sentence: opened.sentence };
      drop(current);
      current = opened;
      opened.node.connect(analyser);
      if (opened.isHeard) opened.node.connect(context.destination);
      return { status: 'started' };
    },
    setTone: (hz) =>
      current?.oscillator?.frequency.setTargetAtTime(hz, context.currentTime, GLIDE_S),
    async resume() {
      // Where sound is not allowed yet, this promise waits for a touch that may never come.
      void context.resume();
      await new Promise((done) => setTimeout(done, GLIDE_S * MS_PER_S));
      return context.state === 'running';
    },
    suspend: () => void context.suspend(),
    read() {
      analyser.getFloatFrequencyData(bins);
      return { bins, sampleRate: context.sampleRate };
    },
    outputDelayMs: () => (context.outputLatency || 0) * MS_PER_S,
    close() {
      drop(current);
      void context.close();
    },
  };
}

function drop(input: Input | undefined): void {
  input?.node.disconnect();
  input?.stop();
}

type Opened = Input | { readonly sentence: string };

function openInput(context: AudioContext, source: SoundSource): Promise<Opened> {
  if (source.kind === 'track') return openTrack(context, source.url);
  if (source.kind === 'file') return openFile(context, source.file);
  if (source.kind === 'microphone') return openMicrophone(context);
  return Promise.resolve(openSynth(context, source.hz));
}

async function openTrack(context: AudioContext, url: string): Promise<Opened> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(answer.statusText);
    return loop(context, await context.decodeAudioData(await answer.arrayBuffer()));
  } catch {
    return { sentence: 'The track could not be loaded. Check the connection and choose it again.' };
  }
}

async function openFile(context: AudioContext, file: File): Promise<Opened> {
  const sentence = findFileProblem(file);
  if (sentence !== undefined) return { sentence };
  try {
    return loop(context, await context.decodeAudioData(await file.arrayBuffer()));
  } catch {
    return {
      sentence: `${file.name} could not be read as sound. Try an mp3, m4a, ogg, wav or flac file.`,
    };
  }
}

async function openMicrophone(context: AudioContext): Promise<Opened> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    return {
      node: new MediaStreamAudioSourceNode(context, { mediaStream: stream }),
      isHeard: false,
      stop,
    };
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
    return {
      sentence: isMissing
        ? 'No microphone was found. The other sources do not need one.'
        : 'The microphone was not allowed. The other sources do not need it.',
    };
  }
}

function openSynth(context: AudioContext, hz: number): Input {
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hz });
  const node = new GainNode(context, { gain: SYNTH_GAIN });
  oscillator.connect(node);
  oscillator.start();
  return { node, oscillator, isHeard: true, stop: () => oscillator.stop() };
}

function loop(context: AudioContext, buffer: AudioBuffer): Input {
  const node = new AudioBufferSourceNode(context, { buffer, loop: true });
  node.start();
  return { node, isHeard: true, stop: () => node.stop() };
}
