import { LiveChoice } from '@/stage/LiveChoice';
import { LiveNumber } from '@/stage/LiveNumber';
import type { NumberControl } from '@/stage/number-control';

import { LEVELS } from './attacks';
import type { Level } from './attacks';
import type { Ledger } from './ledger';
import { forgerOf, neighboursAt } from './read-run';
import type { Doing, Found } from './read-run';
import { BLOCK_NAMES, nameTool } from './settings';
import { endOfRoad } from './words';

interface Props {
  honest: Ledger;
  found: Found;
  doing: Doing;
  /** Whether a reader is still on the way, in the opening act. */
  isReading: boolean;
  isForgedBox: boolean;
  /** The number of the block that is changed; the station in the drawing is its twin. */
  control: NumberControl;
  onBlock: (at: number) => void;
  onLevel: (level: Level) => void;
}

/** Eight digits of a hash, as `shorten` writes them. */
const HASH = /\b([0-9a-f]{8})\b/;
const BLOCKS = BLOCK_NAMES.map((_, index) => String(index));

/** The sentence: who lies about how much with which tool, and where the road ends. */
export function Claim({ honest, found, doing, isReading, isForgedBox, control, ...props }: Props) {
  const { at, as, kept, crime } = doing;
  const { verdict } = found;
  const role = honest.blocks[at]?.content.role ?? 'supplier';
  const isHonest = honest.blocks[at]?.content.event.quantity === control.value;
  const end = <mark>{endOfRoad(verdict)}</mark>;
  const block = (nameOf: (index: number) => string) => (
    <LiveChoice
      name="Block to change"
      choices={BLOCKS}
      chosen={String(at)}
      nameOf={(index) => nameOf(Number(index))}
      onChoose={(index) => props.onBlock(Number(index))}
    />
  );
  const name = (index: number) => BLOCK_NAMES[index] ?? '';
  const tool = (
    <LiveChoice
      name="How the lie is hidden"
      choices={LEVELS}
      chosen={as}
      nameOf={(level) => nameTool(level, role)}
      onChoose={props.onLevel}
    />
  );

  if (kept === 'chain' && crime === 'drop') {
    return (
      <>
        Take {block((index) => `block ${index}`)} out and {end}.
      </>
    );
  }
  if (kept === 'chain' && crime === 'swap') {
    const [, other] = neighboursAt(at, honest);
    return (
      <>
        Let {block((index) => `block ${neighboursAt(index, honest)[0]}`)} and block {other} change
        places and {end}.
      </>
    );
  }
  if (kept === 'chain' && crime === 'forge') {
    return (
      <>
        Sign {block(name)} with the {forgerOf(role)}&rsquo;s key and {end}.
      </>
    );
  }
  if (kept === 'chain' && crime === 'root') {
    return (
      <>
        Let the root count one more box, with {tool}, and {end}.
      </>
    );
  }
  if (isHonest && isForgedBox && kept === 'chain') {
    return (
      <>
        Add one more box to a batch of {honest.blocks[0]?.content.event.quantity} and{' '}
        <mark>its path misses the root</mark>.
      </>
    );
  }
  const number = <LiveNumber control={control} />;
  if (isHonest) {
    return (
      <>
        Block {block((index) => `${index}, ${name(index).replace(/ \(.+/, '')},`)} says {number}{' '}
        boxes, and {kept === 'list' ? 'nobody can check it' : 'the whole road agrees'}.
      </>
    );
  }
  if (kept === 'list') {
    const line = verdict.status === 'broken' ? String(verdict.at) : '';
    return (
      <>
        Let {block(name)} say {number} in a plain list and{' '}
        <mark>{line === '' ? 'everyone believes it' : `the sums stop at line ${line}`}</mark>.
      </>
    );
  }
  return (
    <>
      Let {block(name)} say {number} with {tool} and {isReading ? 'a reader sets out' : end}.
    </>
  );
}

const NAMES: Readonly<Record<Level, readonly [name: string, does: string]>> = {
  none: ['Careless', 'change it, repair nothing'],
  hashes: ['Careful', 'work out every hash again'],
  one: ['Insider', 'sign with one real key'],
  all: ['Collusion', 'all three sign the lie'],
};

interface LevelsProps {
  /** Unset: none, as in a plain list. */
  chosen: Level | undefined;
  /** What came of each level that has been tried with this lie. */
  tried: Partial<Readonly<Record<Level, string>>>;
  onChoose: (level: Level) => void;
}

/** Four ways to hide the same lie, from the careless to the one that wins. */
export function Levels({ chosen, tried, onChoose }: LevelsProps) {
  // The step that nobody has tried yet asks for it, once the one before it has failed.
  const next = LEVELS.find((level) => tried[level] === undefined);
  const isStuck =
    chosen !== undefined &&
    tried[chosen] !== undefined &&
    next === LEVELS[LEVELS.indexOf(chosen) + 1];
  return (
    <div className="levels" role="group" aria-label="Hide it better">
      {LEVELS.map((level) => {
        const [name, does] = NAMES[level];
        return (
          <button
            key={level}
            type="button"
            data-level={level}
            data-next={isStuck && level === next}
            aria-pressed={level === chosen}
            onClick={() => onChoose(level)}
          >
            {name}
            <small>{tried[level] ?? does}</small>
          </button>
        );
      })}
    </div>
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
