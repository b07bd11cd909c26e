import { answerMessages } from '@/stage/answer-messages';

import { crackJuries } from './seals';
import type { Cracked } from './seals';

/** Some of the thousand juries, so that it can be seen how far the trial has come. */
export interface Trial {
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

// Both kinds of seals at once, while the opening plays: a dare that leaves the salt out need not wait.
answerMessages(({ seed, from, count }: Trial): Cracked => crackJuries(seed, from, count));
