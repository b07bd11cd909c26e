import { LiveChoice, LiveNumber } from '@/stage/Sentence';
import type { NumberControl } from '@/stage/number-control';

import { LEVELS } from './attacks';
import type { Level } from './attacks';
import type { BoxCheck } from './boxes';
import type { Ledger } from './ledger';
import { forgerOf, neighboursAt } from './read-run';
import type { Doing, Found } from './read-run';
import { BLOCK_NAMES, nameTool, RECORD_NAMES, unitOf } from './settings';
import { closingOf, consequenceOf, lossOf } from './words';

interface Props {
  honest: Ledger;
  found: Found;
  doing: Doing;
  /** Whether a reader is still on the way. */
  isReading: boolean;
  /** Whether nobody has lied yet, and the first station asks for it. */
  isAsking: boolean;
  /** The box that has to prove itself. Unset: this run is about the record. */
  check: BoxCheck | undefined;
  /** The number of the block that is changed; the station in the drawing is its twin. */
  control: NumberControl;
  boxControl: NumberControl;
  onBlock: (at: number) => void;
  onLevel: (level: Level) => void;
  onSellBox: (box: number) => void;
}

/** Eight digits of a hash, as `shorten` writes them. */
const HASH = /\b([0-9a-f]{8})\b/;
const BLOCKS = BLOCK_NAMES.map((_, index) => String(index));

/** The sentence: who lies about how much with which tool, and what happens then. */
export function Claim({ honest, found, doing, isReading, isAsking, check, ...props }: Props) {
  const { control, boxControl } = props;
  const { at, to, as, kept, crime } = doing;
  const { verdict } = found;
  const role = honest.blocks[at]?.content.role ?? 'supplier';
  const isHonest = honest.blocks[at]?.content.event.quantity === to;
  const end = isReading ? 'an auditor checks' : <mark>{consequenceOf(found, doing)}</mark>;
  const block = (nameOf: (index: number) => string) => (
    <LiveChoice
      name="Block to change"
      choices={BLOCKS}
      chosen={String(at)}
      nameOf={(index) => nameOf(Number(index))}
      onChoose={(index) => props.onBlock(Number(index))}
    />
  );
  const done = (index: number) => BLOCK_NAMES[index] ?? '';
  const name = (index: number) => RECORD_NAMES[index] ?? '';
  // What was read, and not what the hand has moved it to since: the sentence is about one run.
  const number = <LiveNumber control={control}>{to}</LiveNumber>;
  const tool = (
    <LiveChoice
      name="How the lie is hidden"
      choices={LEVELS}
      chosen={as}
      nameOf={(level) => nameTool(level, role)}
      onChoose={props.onLevel}
    />
  );

  const made = honest.blocks[0]?.content.event.quantity ?? 0;
  const next = (box: number, words: string) => (
    <button type="button" className="next" onClick={() => props.onSellBox(box)}>
      {words}
    </button>
  );

  if (kept === 'list') {
    const says = (
      <>
        The list says {number} {unitOf(to)} {to === 1 ? 'was' : 'were'} {block(done)}
      </>
    );
    if (isHonest)
      return (
        <>
          {isAsking && 'You are the thief. '}
          {says}. {isAsking ? 'Take some.' : 'Nobody can check it.'}
        </>
      );
    if (verdict.status === 'broken') {
      return (
        <>
          {says}, but {end}.
        </>
      );
    }
    return (
      <>
        {says}. {lossOf(honest, doing)}, and <mark>nobody&nbsp;can&nbsp;prove&nbsp;it</mark>.
      </>
    );
  }
  const isWon = verdict.status === 'intact' && !isReading;
  if (crime === 'drop') {
    return (
      <>
        Take {block((index) => `block ${index}`)} out and {end}.
      </>
    );
  }
  if (crime === 'swap') {
    const [, other] = neighboursAt(at, honest);
    return (
      <>
        Let {block((index) => `block ${neighboursAt(index, honest)[0]}`)} and block {other} change
        places and {end}.
      </>
    );
  }
  if (crime === 'forge') {
    return (
      <>
        Sign {block(name)} with the {forgerOf(role)}&rsquo;s key and {end}.
      </>
    );
  }
  if (crime === 'root') {
    return (
      <>
        Let the root count one more box {tool}: {end}. {isWon && closingOf(honest, doing)}
      </>
    );
  }
  if (isHonest && check) {
    const box = <LiveNumber control={boxControl} />;
    if (check.isMember) {
      return (
        <>
          Box {box} is one of the {made}: {check.proof.length} hashes prove it.{' '}
          <mark>A photocopy of its code passes too.</mark>
        </>
      );
    }
    return (
      <>
        You sell a fake as box {box}, and{' '}
        {isReading ? 'its path climbs' : <mark>its proof ends at a hash nobody signed</mark>}.{' '}
        {!isReading && next(1, 'Or photocopy box 1')}
      </>
    );
  }
  if (isHonest) {
    return (
      <>
        The road says {number} boxes were {block(done)}, and every signature agrees.
      </>
    );
  }
  if (isWon) {
    return (
      <>
        You win: {block(name)} says {number} {tool}. <mark>{closingOf(honest, doing)}</mark>{' '}
        {next(made + 1, 'Now sell a fake')}
      </>
    );
  }
  return (
    <>
      You write {number} for {block(name)} {tool}: {end}.
    </>
  );
}

interface NoteProps {
  text: string;
}

/** A line in which hashes are set so that two can be compared by eye. */
export function Note({ text }: NoteProps) {
  return text
    .split(HASH)
    .map((part, index) => (index % 2 === 1 ? <code key={`${part} ${index}`}>{part}</code> : part));
}
