/** Sentences that a person understands at once and a classifier does not, and why. The write-up and the drawer show them. */
export const TRICKY = [
  {
    text: 'He called me an idiot and I cried.',
    person: 'A report',
    why: 'The word is there, the attack is not',
  },
  {
    text: 'You are not an idiot.',
    person: 'Reassurance',
    why: 'One short word reverses the rest',
  },
  {
    text: 'What an id1ot',
    person: 'An insult',
    why: 'The misspelled word is missing from the training text',
  },
  {
    text: 'Sure, another genius take from you',
    person: 'Sarcasm',
    why: 'Every word is polite',
  },
  {
    text: 'As a gay man I liked this film.',
    person: 'A remark on a film',
    why: 'Names of groups are frequent in abuse, so they raise the score on their own',
  },
] as const;
