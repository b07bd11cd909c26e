import { brownLoop } from './noise';

/** Time constants of the fades, in seconds: about three times as long until it is there. */
const RISE_S = 1;
const FALL_S = 0.13;
const CLOSE_AFTER_MS = 600;
const LEVEL = 0.5;
/** Far above what the filter lets through, and a third of the work: the press must not hold the page. */
const LOOP_RATE_HZ = 16_000;
/** Rain behind a window. */
const LOW_PASS_HZ = 620;

/** A calm noise that fades in and out, and never cuts. */
export interface Sound {
  /** Plays until it is closed, or fades out after so many seconds, on the audio clock: a hidden tab does not delay it. */
  readonly play: (forS?: number) => void;
  readonly setResting: (isResting: boolean) => void;
  readonly close: () => void;
}

/** Opens the loudspeaker. Call it only when somebody has pressed what says sound. */
export function openSound(): Sound {
  const context = new AudioContext();
  const loop = brownLoop(LOOP_RATE_HZ);
  const buffer = new AudioBuffer({ length: loop.length, sampleRate: LOOP_RATE_HZ });
  buffer.copyToChannel(loop, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: LOW_PASS_HZ });
  const volume = new GainNode(context, { gain: 0 });
  const { gain } = volume;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start();

  return {
    play(forS) {
      gain.cancelScheduledValues(context.currentTime);
      gain.setTargetAtTime(LEVEL, context.currentTime, RISE_S);
      if (forS !== undefined) gain.setTargetAtTime(0, context.currentTime + forS, FALL_S);
    },
    setResting: (isResting) => void (isResting ? context.suspend() : context.resume()),
    close() {
      gain.cancelScheduledValues(context.currentTime);
      gain.setTargetAtTime(0, context.currentTime, FALL_S);
      setTimeout(() => void context.close(), CLOSE_AFTER_MS);
    },
  };
}
