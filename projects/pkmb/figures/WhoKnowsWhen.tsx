import { Box } from '@/ui/diagram/Box';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

/** Moments in order; the distances between them mean nothing. */
const LIST_OUT = { x: 10, words: ['List', 'out'], anchor: 'start' } as const;
const MINT_OPENS = { x: 74, words: ['Mint', 'opens'], anchor: 'middle' } as const;
const SOLD_OUT = { x: 174, words: ['Sold', 'out'], anchor: 'middle' } as const;
const CHOSEN_BLOCK = { x: 238, words: ['Chosen', 'block'], anchor: 'middle' } as const;
const REVEAL = { x: 330, words: ['', 'Reveal'], anchor: 'end' } as const;

const LANES = [
  { name: 'Picture list is public', from: LIST_OUT, to: REVEAL, tone: 'plain' },
  { name: 'Tokens sold', from: MINT_OPENS, to: SOLD_OUT, tone: 'accent' },
  { name: 'Shift exists', from: CHOSEN_BLOCK, to: REVEAL, tone: 'plain' },
] as const;
const laneY = (lane: number) => 50 + lane * 44;
const BAR_HEIGHT = 30;

/** The sale ends before the shift exists, which is the whole argument. */
export function WhoKnowsWhen() {
  const bottom = laneY(LANES.length);
  return (
    <Figure
      height={bottom}
      alt="Timeline with five moments: list out, mint opens, sold out, chosen block, reveal. The picture list is public throughout. Tokens are sold only between mint opens and sold out. The shift exists only from the chosen block on."
      caption="The sale is over before the shift exists: a few blocks lie between the two."
    >
      {[LIST_OUT, MINT_OPENS, SOLD_OUT, CHOSEN_BLOCK, REVEAL].map(({ x, words, anchor }) => (
        <g key={x}>
          {words.map((word, line) => (
            <Text key={word} look="label" x={x} y={10 + line * 15} anchor={anchor} text={word} />
          ))}
          <Line tone="mute" dash="dotted" points={[x, 36, x, bottom]} />
        </g>
      ))}
      {LANES.map(({ name, from, to, tone }, lane) => (
        <g key={name}>
          <Box
            x={from.x}
            y={laneY(lane)}
            width={to.x - from.x}
            height={BAR_HEIGHT}
            tone={tone}
            text={name}
          />
        </g>
      ))}
    </Figure>
  );
}
