import { Arrow } from '@/ui/diagram/Arrow';
import { Cross } from '@/ui/diagram/Cross';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const gates = ['Quoted', 'Version', 'Path', 'Rule'];

/** Example claims about several contracts, in the order of the gate that stops them; the last passes all. */
const claims = [
  { quote: 'if (tx.origin == owner)', stoppedBy: 0, fate: 'Dropped', why: 'not in the file' },
  { quote: 'balances[to] += msg.value', stoppedBy: 1, fate: 'Dropped', why: '0.8 reverts' },
  { quote: 'function _sweep() internal', stoppedBy: 2, fate: 'Dropped', why: 'nothing calls it' },
  {
    quote: 'function pause() onlyOwner',
    stoppedBy: 2,
    fate: 'Note',
    why: 'owner only, a matter of trust',
  },
  {
    quote: 'balances[from] -= amount',
    stoppedBy: 3,
    fate: 'Weakness',
    why: 'a checked subtraction',
  },
  { quote: 'price = pool.spot()', stoppedBy: 3, fate: 'Review', why: 'no rule covers prices' },
  {
    quote: 'balances[msg.sender] = 0',
    stoppedBy: gates.length,
    fate: 'Confirmed',
    why: 'a rule agrees',
  },
];

const LEFT = 10;
const RIGHT = 330;
const FIRST_ROW = 48;
const ROW = 56;
const gateX = (gate: number) => 96 + gate * 62;
const bottom = FIRST_ROW + claims.length * ROW - 8;

/** Which gate stops which claim, and what becomes of it. */
export function ClaimGates() {
  return (
    <Figure
      height={bottom}
      alt={`Seven example claims from the model run through four gates: is the quotation in the file, does the compiler version allow it, can the path be reached, does a rule agree. ${claims.map(({ quote, fate, why }) => `${quote}: ${fate.toLowerCase()}, ${why}.`).join(' ')}`}
      caption="Seven claims about different contracts, each with the line it quotes. One of them becomes a finding, and each of the others has its reason printed."
    >
      {gates.map((gate, index) => (
        <g key={gate}>
          <Text look="label" x={gateX(index)} y={12}>
            {gate}
          </Text>
          <Line tone="mute" dash="dotted" points={[gateX(index), 24, gateX(index), bottom]} />
        </g>
      ))}
      {claims.map(({ quote, stoppedBy, fate, why }, row) => {
        const y = FIRST_ROW + row * ROW;
        const passesAll = stoppedBy === gates.length;
        return (
          <g key={quote}>
            <Text look="code" x={LEFT} y={y - 10} anchor="start">
              {quote}
            </Text>
            {passesAll ? (
              <Arrow tone="accent" points={[LEFT, y + 6, RIGHT, y + 6]} />
            ) : (
              <>
                <Line points={[LEFT, y + 6, gateX(stoppedBy), y + 6]} />
                <Cross x={gateX(stoppedBy)} y={y + 6} />
              </>
            )}
            <Text look={passesAll ? 'accent' : 'strong'} x={LEFT} y={y + 22} anchor="start">
              {fate}: {why}
            </Text>
          </g>
        );
      })}
    </Figure>
  );
}
