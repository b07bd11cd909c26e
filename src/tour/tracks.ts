import type { Demo, Unasked } from '@/stage/define-demo';

/** One stop of the tour: the page draws it without script, and the player reads it from there. */
export interface Track {
  /** Such as B3. */
  readonly no: string;
  readonly slug: string;
  /** Of its write-up. */
  readonly path: string;
  readonly title: string;
  /** What the project is, in a sentence. */
  readonly about: string;
  /** What happens on its stage. */
  readonly line: string;
  readonly cover: string;
  /** A picture of where its act ends, if one was recorded. */
  readonly lastFrame: string | undefined;
  readonly actMs: number;
  /** The name of the dare that is performed when no hand comes. */
  readonly tourDare: string | undefined;
  /** What the better way is called, which is shown after it. */
  readonly mine: string | undefined;
  /** Until when it waits for a hand, shows its dare and then the better way, in milliseconds after its act. */
  readonly untilMs: Readonly<Record<Unasked, number>>;
  readonly dares: readonly { readonly name: string; readonly query: string }[];
}

/** The sleeve comes in, rests so that its title can be read, and is pulled off; the styles have the same times. */
export const ENTER_MS = 480;
export const REST_MS = 380;
export const LEAVE_MS = 460;
/** The record is turned over. */
export const TURN_MS = 1_900;

/** Nobody takes the handle within this time. */
const HAND_MS = 1_400;

/** What a stage does after its act while no hand comes, and until when. */
export function waitFor({ tour }: Demo): Pick<Track, 'tourDare' | 'mine' | 'untilMs'> {
  const dareMs = HAND_MS + tour.dareMs;
  return {
    tourDare: tour.dare,
    mine: tour.mine,
    untilMs: { nothing: HAND_MS, dare: dareMs, mine: dareMs + tour.mineMs },
  };
}

/** How long each word of what a stage says stays before it is covered. One that goes on and on is not waited for. */
const MS_PER_WORD = 100;
const LATEST_MS = 3_000;

/** Whether a stage has had its time, and what it said last could be read: it may be long, and a slow device says it late. */
export function canBeLeft(
  waitedMs: number,
  untilMs: number,
  { said, saidMs }: { readonly said: string; readonly saidMs: number },
): boolean {
  const readMs = said.split(' ').length * MS_PER_WORD;
  return waitedMs >= untilMs + (waitedMs - saidMs >= readMs ? 0 : LATEST_MS);
}

/** The whole tour from one of its tracks on. */
export function timeOf(tracks: readonly Track[], from = 0): number {
  return tracks.reduce((sum, { actMs, untilMs }, index) => {
    if (index < from) return sum;
    const turn = index > from && isNewSide(tracks, index) ? TURN_MS : 0;
    return sum + turn + ENTER_MS + REST_MS + LEAVE_MS + actMs + untilMs.mine;
  }, 0);
}

/** Whether the record has to be turned over before this track. */
export function isNewSide(tracks: readonly Track[], index: number): boolean {
  const [before, here] = [tracks[index - 1], tracks[index]];
  return before !== undefined && here !== undefined && sideOf(before) !== sideOf(here);
}

export function sideOf({ no }: Track): string {
  return no.charAt(0);
}

/** "2:17". */
export function sayTime(ms: number): string {
  const seconds = Math.round(Math.max(ms, 0) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "about 3 minutes": a stage takes a little longer where the device is slow. */
export function sayLength(ms: number): string {
  return ms < 90_000
    ? `about ${Math.max(Math.round(ms / 10_000), 1) * 10} seconds`
    : `about ${Math.round(ms / 60_000)} minutes`;
}

/** The track of an address such as /play#b3; undefined for any other. */
export function trackAt(tracks: readonly Track[], hash: string): number | undefined {
  const index = tracks.findIndex(({ no }) => `#${no.toLowerCase()}` === hash.toLowerCase());
  return index === -1 ? undefined : index;
}
