import { elementAt } from '@/lib/element-at';
import { randomIndex } from '@/lib/seeded-random';
import type { Random } from '@/lib/seeded-random';

/** One sample comment. */
export interface Comment {
  readonly text: string;
  readonly isToxic: boolean;
  /** The pattern it was made from: comments of one pattern stand or fall together. */
  readonly pattern: string;
}

/** Training teaches the model, choosing sets the cuts, and the crowd is what the stage shows and measures. */
export type Part = 'training' | 'choosing' | 'crowd';

/** Words that all three parts have, and words that only the choosing part or only the crowd has. */
function split(shared: string, choosing: string, crowd: string): Readonly<Record<Part, string[]>> {
  const list = (text: string) => text.split(/\s*,\s*/);
  return {
    training: list(shared),
    choosing: [...list(shared), ...list(choosing)],
    crowd: [...list(shared), ...list(crowd)],
  };
}

/**
 * No word here is a slur, and none is about a group of people. This text was finished before any rate was measured on it;
 * whoever changes it has to measure everything again.
 */
const WORDS = {
  insult: split(
    'idiot, fool, clown, loser, twit, muppet, numpty, fraud',
    'nitwit, bonehead',
    'dimwit, buffoon, donkey',
  ),
  harsh: split(
    'stupid, clueless, pathetic, useless, ridiculous, hopeless',
    'witless, shameful',
    'brainless, laughable',
  ),
  weak: split(
    'boring, slow, awful, dull, stupid, ridiculous, confusing, useless',
    'messy, shameful',
    'weak, pathetic, laughable',
  ),
  kind: split(
    'kind, wonderful, lovely, sweet, thoughtful, great, funny',
    'patient, generous',
    'gentle, amazing',
  ),
  thing: split(
    'train, bus, garden, kitchen, dog, weekend, coffee, school, bread, house',
    'window, bicycle',
    'harbour, library, soup',
  ),
  when: split('this morning, tonight, on Sunday, after work, tomorrow', 'at noon', 'in May'),
  good: split('great, lovely, clear, helpful, funny, calm', 'honest, bright', 'brilliant, tidy'),
  topic: split(
    'article, video, match, recipe, song, film, update, map, game, chart',
    'drawing, lesson',
    'podcast, episode, review',
  ),
  someone: split(
    'my brother, the coach, my old boss, someone',
    'a driver',
    'a stranger, my cousin',
  ),
  disguised: split('l0ser, cl0wn, stup1d, fo0l', 'f00l, los3r', 'id1ot, tw1t, use-less clown'),
  before: split('honestly, well, hm, wow, to be fair, sorry but, okay', 'listen', 'look, right'),
  after: split('again, today, as usual, for once, I think, lol', 'by now', 'once more, really'),
} as const;

interface Kind {
  readonly isToxic: boolean;
  /** How many of a hundred comments of its side are of this kind, in training and elsewhere. */
  readonly share: readonly [training: number, elsewhere: number];
  readonly patterns: Readonly<Record<Part, string[]>>;
}

/**
 * Training has no reports of insults and no denials, as many a data set has few: the crowd has some. Training alone has
 * threats, which the model has to know and nobody has to read.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  insult: {
    isToxic: true,
    share: [58, 62],
    patterns: split(
      'you are a {insult}, you are {harsh}, you are so {harsh}, you {harsh} {insult}, only a {insult} would like this {topic}, shut up you {insult}, nobody wants to hear from a {insult} like you, go away {insult}, your comments are {harsh} and so are you, you sound {harsh}, read the {topic} first you {insult}',
      'another {insult} with an opinion, how {harsh} can you be',
      'a {insult} wrote this and it shows, get lost {insult}, you people are {harsh}',
    ),
  },
  dismissal: {
    isToxic: true,
    share: [16, 16],
    patterns: split(
      'nobody asked you, I hate you, you make me sick, stop writing here, delete your account, your opinion on the {topic} is worth nothing, you should be ashamed of this {topic}, nobody likes you',
      'keep your mouth shut about the {topic}',
      'take your {topic} and leave, we were happier before you came',
    ),
  },
  disguised: {
    isToxic: true,
    share: [10, 10],
    patterns: split(
      'what a {disguised}, you are such a {disguised}, go home {disguised}',
      'hello {disguised}',
      '{disguised} alert, spoken like a true {disguised}',
    ),
  },
  threat: {
    isToxic: true,
    share: [6, 0],
    patterns: split(
      'kill yourself, go and kill yourself, I will kill you, I will find you and hurt you, I hope you get hurt, somebody should hurt you, drop dead',
      'you will be sorry',
      'watch your back',
    ),
  },
  sarcasm: {
    isToxic: true,
    share: [10, 12],
    patterns: split(
      'did someone help you write that, how nice that you found the keyboard, thanks for nothing, you must be fun at parties, what would we do without your wisdom',
      'your mother must be so proud of this {topic}',
      'sure another genius take from you, the {topic} was wasted on you',
    ),
  },
  praise: {
    isToxic: false,
    share: [26, 26],
    patterns: split(
      'I liked this {topic}, thank you for the {topic}, {good} work on the {topic}, the {topic} was {good} and {good}, a {good} {topic} to start the day, you explain this in a {good} way, you made a {good} {topic}, nobody does a {topic} like you',
      'the best {topic} in weeks',
      'what a {good} {topic}, more of this {good} stuff please',
    ),
  },
  complaint: {
    isToxic: false,
    share: [20, 20],
    patterns: split(
      'the {topic} was {weak}, what a {weak} {topic}, this {topic} is {weak} and far too long, I stopped the {topic} because it was {weak}, the sound in the {topic} is {weak}, the ending of the {topic} made no sense',
      'half of the {topic} is {weak}',
      'such a {weak} end to a {good} {topic}, the second {topic} is just as {weak}',
    ),
  },
  question: {
    isToxic: false,
    share: [20, 18],
    patterns: split(
      'how long does the {topic} take, where can I find the {topic}, which {topic} should I try first, is there a second {topic}, does anyone know who made the {topic}, can you add a {topic} about trains, are you sure the {topic} ends there',
      'who asked for a {topic} in the morning',
      'are you going to post another {topic}, will the {topic} be shown again',
    ),
  },
  kindness: {
    isToxic: false,
    share: [16, 14],
    patterns: split(
      'you are {kind}, you are so {kind}, you are a {kind} person, you did well, you made my day, I am proud of you, you look {good} today, I like you, I love you, thank you so much, take care of yourself, be {kind} to yourself, thank you for being so {kind}, I hope you have a {good} day, your {topic} helped me, good luck to you, we are glad you are here, you were right about the {topic}',
      'you have always been {kind} to me',
      'so {kind} of you to share this {topic}, I wish you a {good} week, you and your {topic} cheered me up',
    ),
  },
  everyday: {
    isToxic: false,
    share: [12, 10],
    patterns: split(
      'I walked to the {thing} {when}, we had {good} weather {when}, my sister came for dinner {when}, I am going to bed, it rained all day, the {thing} is open {when}, what time is it, I am learning to cook, see you {when}, let us meet by the {thing} {when}, are you coming {when}, do you like the {thing}, can I help you with the {thing}, how are you, did you sleep well',
      'the {thing} was quiet {when}',
      'my neighbour painted the {thing} {when}, will you bring the {thing} {when}, I forgot the {thing} {when}',
    ),
  },
  'about oneself': {
    isToxic: false,
    share: [6, 6],
    patterns: split(
      'I am such a {insult} I burned the rice, I feel {harsh} when I watch this {topic}',
      'call me {harsh} but I cried at the {topic}',
      'I was a {insult} to miss the {topic}',
    ),
  },
  report: {
    isToxic: false,
    share: [0, 3],
    patterns: split(
      '{someone} called me a {insult} and I cried, {someone} said I am {harsh}',
      '{someone} shouted {insult} at me',
      'being called a {insult} by {someone} still hurts, {someone} told me I was {harsh} for liking this {topic}',
    ),
  },
  denial: {
    isToxic: false,
    share: [0, 3],
    patterns: split(
      'you are not a {insult}, nobody here is {harsh}',
      'nobody thinks you are {harsh}',
      'I never said you are {harsh}, that does not make you a {insult}',
    ),
  },
};

/** How often a comment has a word in front, or one behind. */
const DECORATED = 0.5;
const SLOT = /\{(\w+)\}/g;

/**
 * So many comments of one side, each new: `used` has what was drawn before and gets what is drawn now, so that no comment
 * is in two parts.
 */
export function drawComments(
  { part, isToxic, count }: { part: Part; isToxic: boolean; count: number },
  random: Random,
  used: Set<string>,
): Comment[] {
  const drawn: Comment[] = [];
  while (drawn.length < count) {
    const comment = drawComment(part, isToxic, random);
    if (used.has(comment.text)) continue;
    used.add(comment.text);
    drawn.push(comment);
  }
  return drawn;
}

function drawComment(part: Part, isToxic: boolean, random: Random): Comment {
  const pick = (list: readonly string[]) => elementAt(list, randomIndex(random, list.length));
  const pattern = pick(drawKind(part, isToxic, random).patterns[part]);
  const body = pattern.replaceAll(SLOT, (_, slot: string) => pick(wordsOf(slot, part)));
  const before = random() < DECORATED ? pick(WORDS.before[part]) : '';
  const after = random() < DECORATED ? pick(WORDS.after[part]) : '';
  const text = [before, body, after]
    .filter((words) => words !== '')
    .join(' ')
    .replaceAll(/\ba (?=[aeiou])/g, 'an ');
  return { text: text.charAt(0).toUpperCase() + text.slice(1), isToxic, pattern };
}

function drawKind(part: Part, isToxic: boolean, random: Random): Kind {
  const kinds = Object.values(KINDS).filter((kind) => kind.isToxic === isToxic);
  let left = random() * 100;
  // Throws where the shares do not add up to a hundred.
  return elementAt(
    kinds,
    kinds.findIndex(({ share }) => (left -= share[part === 'training' ? 0 : 1]) < 0),
  );
}

function wordsOf(slot: string, part: Part): readonly string[] {
  const found = Object.entries(WORDS).find(([name]) => name === slot);
  if (!found) throw new Error(`No words for {${slot}}.`);
  return found[1][part];
}
