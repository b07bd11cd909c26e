/* The groove is cut, not filled: its swing is the time that this device worked on each picture. */

const BINS = 120;
/** From this on a longer time makes no deeper cut. */
const DEEPEST_MS = 60;

/** What was measured while each track played. */
export interface Cuts {
  readonly pictures: number;
  readonly workMs: number;
  /** Notes one picture of a track at a share of its time, from 0 to 1. */
  readonly note: (track: number, share: number, ms: number) => void;
  /** Forgets a track that is played again. */
  readonly clear: (track: number) => void;
  /** How far the track was played, from 0 to 1. */
  readonly playedOf: (track: number) => number;
  /** How deep the groove is at a share of the track, from 0 to 1. */
  readonly depthAt: (track: number, share: number) => number;
}

export function createCuts(count: number): Cuts {
  const bins = Array.from({ length: count }, () => new Float32Array(BINS));
  const played = new Float32Array(count);
  let pictures = 0;
  let workMs = 0;
  const binAt = (share: number) => Math.min(Math.floor(share * BINS), BINS - 1);
  return {
    get pictures() {
      return pictures;
    },
    get workMs() {
      return workMs;
    },
    note: (track, share, ms) => {
      pictures += 1;
      workMs += ms;
      const cut = bins[track];
      if (!cut) return;
      const bin = binAt(share);
      cut[bin] = Math.max(cut[bin] ?? 0, ms);
      played[track] = Math.max(played[track] ?? 0, share);
    },
    clear: (track) => {
      bins[track]?.fill(0);
      played[track] = 0;
    },
    playedOf: (track) => played[track] ?? 0,
    depthAt: (track, share) =>
      Math.min(Math.log2(1 + (bins[track]?.[binAt(share)] ?? 0)) / Math.log2(1 + DEEPEST_MS), 1),
  };
}

/** The colour of a sleeve that can be seen best on the dark band. */
export function brightest(colours: readonly string[]): string {
  const light = (colour: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);
  return colours.reduce((best, colour) => (light(colour) > light(best) ? colour : best), '#777777');
}
