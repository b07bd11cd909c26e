/** Sentences that a person understands at once and a classifier finds hard; the text says why, in this order. */
export const TRICKY = [
  'He called me an idiot and I cried.',
  'You are not an idiot.',
  'What an id1ot',
  'Sure, another genius take from you',
  'As a gay man I liked this film.',
] as const;
