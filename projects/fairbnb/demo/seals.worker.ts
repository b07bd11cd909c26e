import { answerMessages } from '@/stage/answer-messages';

import { crackAll } from './seals';

// Both kinds of seals at once, while the opening plays: a dare that leaves the salt out need not wait.
answerMessages((seed: number) => ({
  salted: crackAll({ seed, isSalted: true }),
  bare: crackAll({ seed, isSalted: false }),
}));
