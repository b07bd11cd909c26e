import { Box } from '@/ui/diagram/Box';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

/** Moments in order; the distances between them mean nothing. */
const PREPARED = { x: 10, words: ['List,', 'seal'], anchor: 'start' } as const;
const SALE_OPENS = { x: 88, words: ['Sale', 'opens'], anchor: 'middle' } as const;
const SALE_ENDS = { x: 158, words: ['Sale', 'ends'], anchor: 'middle' } as const;
const CHOSEN_BLOCK = { x: 222, words: ['Chosen', 'block'], anchor: 'middle' } as const;
const OPENED = { x: 286, words: ['Number', 'opened'], anchor: 'middle' } as const;
const END = { x: 330 };

const LANES = [
  { name: 'Picture list, public', from: PREPARED, to: END, tone: 'plain' },
  { name: 'Number, known to its sealer', from: PREPARED, to: OPENED, tone: 'dashed' },
  { name: 'Sale', from: SALE_OPENS, to: SALE_ENDS, tone: 'accent' },
  { name: 'Block hash', from: CHOSEN_BLOCK, to: END, tone: 'plain' },
  { name: 'Shift', from: OPENED, to: END, tone: 'plain' },
] as const;
const laneY = (lane: number) => 50 + lane * 40;
const BAR_HEIGHT = 28;

/** The builder acts at the chosen block, before the number is opened and after the sale. */
export function WhoKnowsWhen() {
  const bottom = laneY(LANES.length);
  return (
    <Figure
      height={bottom}
      alt="Timeline with five moments: list and seal published, sale opens, sale ends, chosen block, number opened. The picture list is public throughout. The number is known to its sealer only until it is opened. Tokens are sold between sale opens and sale ends. The block hash exists from the chosen block on. The shift is public only from the moment the number is opened."
      caption="When the builder picks the block, the number is still sealed. When the number is opened, the block is already fixed. Between the two the sealer alone knows the shift, and no token can be transferred."
    >
      {[PREPARED, SALE_OPENS, SALE_ENDS, CHOSEN_BLOCK, OPENED].map(({ x, words, anchor }) => (
        <g key={x}>
          {words.map((word, line) => (
            <Text key={word} look="label" x={x} y={10 + line * 15} anchor={anchor} text={word} />
          ))}
          <Line tone="mute" dash="dotted" points={[x, 36, x, bottom]} />
        </g>
      ))}
      {LANES.map(({ name, from, to, tone }, lane) => (
        <Box
          key={name}
          x={from.x}
          y={laneY(lane)}
          width={to.x - from.x}
          height={BAR_HEIGHT}
          tone={tone}
          text={name}
        />
      ))}
    </Figure>
  );
}
