/** What stands in a profile until its owner writes something. The doctor names what is left of it. */
export const NAME = 'Write your name';
export const ROLE = 'Write what you are, in a few words';
export const INTRO =
  'Write two or three sentences about yourself: what you do, and what you like to make.';

/** The sentence on the first page. */
export function greet(name: string): string {
  return `I am ${name}, and *this* is what I build.`;
}
