/** What stands in a profile until its owner writes something. The doctor names what is left of it. */
export const NAME = 'Write your name';
export const INTRO =
  'Write two or three sentences about yourself: what you do, and what you like to make.';
