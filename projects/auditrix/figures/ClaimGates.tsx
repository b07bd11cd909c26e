import { Arrow } from '@/ui/diagram/Arrow';
import { Cross } from '@/ui/diagram/Cross';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const gates = ['Quoted', 'Version', 'Path', 'Rule'];

/** Example claims about several contracts and the gate that stops each; the last passes all. */
const claims = [
  { quote: 'if (tx.origin == owner)', gate: 'Quoted', fate: 'Dropped', why: 'not in the file' },
  {
    quote: 'balances[to] += value',
    gate: 'Version',
    fate: 'Dropped',
    why: '0.8 reverts, and no unchecked',
  },
  { quote: 'function _sweep() internal', gate: 'Path', fate: 'Dropped', why: 'nothing calls it' },
  {
    quote: 'function pause() onlyOwner',
    gate: 'Path',
    fate: 'Note',
    why: 'the owner’s, a trust question',
  },
  {
    quote: 'balances[from] -= amount',
    gate: 'Rule',
    fate: 'Weakness',
    why: 'a checked subtraction',
  },
  { quote: 'price = pool.spot()', gate: 'Rule', fate: 'For review', why: 'no rule covers prices' },
  { quote: 'balances[msg.sender] = 0', gate: 'none', fate: 'Confirmed', why: 'a rule agrees' },
];

const LEFT = 10;
const RIGHT = 330;
const ROW = 60;
const gateX = (gate: number) => 96 + gate * 62;

/** Which gate stops which claim, and what becomes of it. */
export function ClaimGates() {
  return (
    <Figure
      height={24 + claims.length * ROW}
      alt={`Seven example claims from the model run through four gates: is the quotation in the file, does the compiler version allow it, can the path be reached, does a rule agree. ${claims.map(({ quote, fate, why }) => `${quote}: ${fate.toLowerCase()}, ${why}.`).join(' ')}`}
      caption="Seven claims about different contracts, each with the line it quotes. One passes every gate and becomes a finding. Each of the others stops at a gate, with a reason that can be checked."
    >
      {gates.map((gate, index) => (
        <Text key={gate} look="label" x={gateX(index)} y={8} text={gate} />
      ))}
      {claims.map((claim, row) => (
        <Claim key={claim.quote} {...claim} y={54 + row * ROW} />
      ))}
    </Figure>
  );
}

type ClaimProps = (typeof claims)[number] & { y: number };

/** The quoted line, its way through the gates at height `y`, and the reason below. */
function Claim({ quote, gate, fate, why, y }: ClaimProps) {
  const stop = gates.indexOf(gate);
  const isConfirmed = stop === -1;
  const look = isConfirmed ? 'accent' : 'strong';
  return (
    <>
      <Text look="code" x={LEFT} y={y - 18} anchor="start" text={quote} />
      <Text look={look} x={RIGHT} y={y - 18} anchor="end" text={fate} />
      <Line tone="faint" points={[LEFT, y, RIGHT, y]} />
      {gates.map(
        (name, index) =>
          index !== stop && (
            <Line key={name} tone="mute" points={[gateX(index), y - 6, gateX(index), y + 6]} />
          ),
      )}
      {isConfirmed ? (
        <Arrow tone="accent" points={[LEFT, y, RIGHT, y]} />
      ) : (
        <>
          <Line points={[LEFT, y, gateX(stop), y]} />
          <Cross x={gateX(stop)} y={y} />
        </>
      )}
      <Text x={LEFT} y={y + 16} anchor="start" text={why} />
    </>
  );
}
