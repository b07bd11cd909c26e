import { LiveChoice } from '@/stage/LiveChoice';
import { LiveNumber } from '@/stage/LiveNumber';
import type { NumberControl } from '@/stage/number-control';

import type { Ledger } from './block';
import { LEVELS } from './lie';
import type { Level } from './lie';
import { forgerOf, neighboursAt } from './read-run';
import type { Doing, Found } from './read-run';
import { BLOCK_NAMES, endOfRoad } from './words';

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
        Take {block((index) => `block ${String(index)}`)} out and {end}.
      </>
    );
  }
  if (kept === 'chain' && crime === 'swap') {
    const [, other] = neighboursAt(at, honest);
    return (
      <>
        Let {block((index) => `block ${String(neighboursAt(index, honest)[0])}`)} and block {other}{' '}
        change places and {end}.
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
        Block {block((index) => `${String(index)}, ${name(index).replace(/ \(.+/, '')},`)} says{' '}
        {number} boxes, and {kept === 'list' ? 'nobody can check it' : 'the whole road agrees'}.
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

function nameTool(level: Level, role: string): string {
  if (level === 'none') return 'an eraser';
  if (level === 'hashes') return 'every hash redone';
  return level === 'one' ? `the ${role}’s key` : 'all three keys';
}
