import { numberAt } from '@/lib/element-at';
import { createRandom } from '@/lib/seeded-random';

export const JURIES = 1_000;
export const MOST_JURORS = 15;

/** The chance in every juror's head, drawn once, so that each change of a verdict has a cause in the settings. */
export interface Draws {
  /** Below the accuracy: this juror believes the side that is right. */
  readonly beliefs: Float64Array;
  /** Below the share of peeking: this juror looks at the votes before. */
  readonly looks: Float64Array;
}

/** What a jury is made of. Accuracy and peeking are shares from 0 to 1. */
export interface Panel {
  readonly jurors: number;
  readonly accuracy: number;
  readonly peeking: number;
}

interface Ballot {
  /** Whether the juror believed the side that is right. */
  readonly isBelieverRight: boolean;
  readonly hasPeeked: boolean;
  readonly isVoteRight: boolean;
}

export interface Crowd {
  /** The right votes of each jury. */
  readonly votes: readonly number[];
  readonly right: number;
  readonly unanimous: number;
  /** Right verdicts if the first juror of each jury decided alone. */
  readonly alone: number;
}

/** Whether those who come later can read this juror's vote; in the order of `indexOf`. */
export type CanRead = (index: number) => boolean;

/** Draws every juror of every jury. */
export function drawJuries(seed: number): Draws {
  const random = createRandom(seed);
  const draw = () => Float64Array.from({ length: JURIES * MOST_JURORS }, random);
  return { beliefs: draw(), looks: draw() };
}

/** The place of a juror in every list of all jurors. */
export function indexOf(jury: number, juror: number): number {
  return jury * MOST_JURORS + juror;
}

/** The votes of one jury, in the order they are cast. Who peeks follows the side that leads; at a tie, the own belief. */
export function holdJury(draws: Draws, jury: number, panel: Panel, canRead: CanRead): Ballot[] {
  const ballots: Ballot[] = [];
  let lead = 0;
  for (let juror = 0; juror < panel.jurors; juror += 1) {
    const index = indexOf(jury, juror);
    const isBelieverRight = believes(draws, index, panel);
    const hasPeeked = juror > 0 && looks(draws, index, panel);
    const isVoteRight = hasPeeked && lead !== 0 ? lead > 0 : isBelieverRight;
    if (canRead(index)) lead += isVoteRight ? 1 : -1;
    ballots.push({ isBelieverRight, hasPeeked, isVoteRight });
  }
  return ballots;
}

/** Holds and counts all juries. Follows the eye in every frame, so it counts votes without keeping ballots. */
export function holdAll(draws: Draws, panel: Panel, canRead: CanRead): Crowd {
  let alone = 0;
  const votes = Array.from({ length: JURIES }, (_, jury) => {
    let [lead, right] = [0, 0];
    for (let juror = 0; juror < panel.jurors; juror += 1) {
      const index = indexOf(jury, juror);
      const isLed = lead !== 0 && looks(draws, index, panel);
      const isRight = isLed ? lead > 0 : believes(draws, index, panel);
      if (canRead(index)) lead += isRight ? 1 : -1;
      if (isRight) right += 1;
    }
    if (believes(draws, indexOf(jury, 0), panel)) alone += 1;
    return right;
  });
  return count(votes, alone, panel.jurors);
}

function believes({ beliefs }: Draws, index: number, { accuracy }: Panel): boolean {
  return numberAt(beliefs, index) < accuracy;
}

function looks(draws: Draws, index: number, { peeking }: Panel): boolean {
  return numberAt(draws.looks, index) < peeking;
}

/** The crowd with another count of one jury, whose seals were not all opened. */
export function recount(crowd: Crowd, jury: number, right: number, jurors: number): Crowd {
  if (crowd.votes[jury] === right) return crowd;
  return count(crowd.votes.with(jury, right), crowd.alone, jurors);
}

function count(votes: readonly number[], alone: number, jurors: number): Crowd {
  return {
    votes,
    alone,
    right: votes.filter((one) => isRightVerdict(one, jurors)).length,
    unanimous: votes.filter((one) => one === 0 || one === jurors).length,
  };
}

/** More than half of all seats. */
export function isRightVerdict(votes: number, jurors: number): boolean {
  return votes * 2 > jurors;
}

/** The exact chance of a right verdict, juror by juror over the lead; at no peeking it is the binomial's. */
export function chanceOfRight({ jurors, accuracy, peeking }: Panel): number {
  let chances = new Map([[0, 1]]);
  for (let juror = 0; juror < jurors; juror += 1) {
    const next = new Map<number, number>();
    for (const [lead, chance] of chances) {
      const copies = lead === 0 ? 0 : peeking;
      const up = (lead > 0 ? copies : 0) + (1 - copies) * accuracy;
      next.set(lead + 1, (next.get(lead + 1) ?? 0) + chance * up);
      next.set(lead - 1, (next.get(lead - 1) ?? 0) + chance * (1 - up));
    }
    chances = next;
  }
  return [...chances].reduce((sum, [lead, chance]) => (lead > 0 ? sum + chance : sum), 0);
}

/** One standard deviation of the count of right verdicts. */
export function spreadOf(chance: number): number {
  return Math.sqrt(JURIES * chance * (1 - chance));
}
