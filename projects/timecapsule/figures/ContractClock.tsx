import { Axes } from '@/ui/diagram/Axes';
import { Bar } from '@/ui/diagram/Bar';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const LAST_SECOND = 54;
/** Stamps of the blocks that exist; the one at 24 is missing. */
const BLOCKS = [0, 12, 36, 48];
const MISSING_BLOCK = 24;
const OPENS_AT = 17;
const OPENS_ON_CHAIN = BLOCKS.find((stamp) => stamp >= OPENS_AT) ?? LAST_SECOND;
const SQUARE = 10;

const plot = plotArea({ x: [0, LAST_SECOND], y: [0, LAST_SECOND], top: 10, bottom: 216 });

/** Real time climbs evenly; the contract's time climbs in steps and crosses the date later. */
export function ContractClock() {
  const due = plot.y(OPENS_AT);
  return (
    <Figure
      height={262}
      alt={`Chart of time as a contract sees it against real time, in seconds. Blocks are stamped 0, 12, 36 and 48; the block at 24 is missing. A date at second ${OPENS_AT} is reached by real time at ${OPENS_AT} and by the contract at ${OPENS_ON_CHAIN}, ${OPENS_ON_CHAIN - OPENS_AT} seconds later.`}
      caption={`Due at ${OPENS_AT} s, possible from ${OPENS_ON_CHAIN} s: the contract only moves on when a block does.`}
    >
      <Axes
        plot={plot}
        x={{ ticks: [...BLOCKS, MISSING_BLOCK], title: 'Real seconds, blocks as squares' }}
        y={{ ticks: [OPENS_AT] }}
      />
      <Line tone="mute" dash="dashed" points={[plot.left, plot.bottom, plot.right, plot.top]} />
      <Line dash="dotted" points={[plot.left, due, plot.right, due]} />
      <Line tone="accent" points={plot.line(steps())} />
      {[...BLOCKS, MISSING_BLOCK].map((stamp) => (
        <Bar
          key={stamp}
          x={plot.x(stamp) - SQUARE / 2}
          y={plot.bottom - SQUARE / 2}
          width={SQUARE}
          height={SQUARE}
          tone={stamp === MISSING_BLOCK ? 'plain' : 'ink'}
        />
      ))}
      <Dot x={plot.x(OPENS_AT)} y={due} tone="plain" />
      <Dot x={plot.x(OPENS_ON_CHAIN)} y={due} tone="accent" radius={5.5} />
      <Text
        look="strong"
        x={plot.x(OPENS_ON_CHAIN) + 12}
        y={due + 16}
        anchor="start"
        text={`${OPENS_ON_CHAIN - OPENS_AT} s late`}
      />
      <Text x={plot.x(31)} y={plot.y(39)} anchor="end" text="real time" />
      <Text look="accent" x={plot.x(39)} y={plot.y(31)} anchor="start" text="contract" />
    </Figure>
  );
}

/** Holds each stamp until the next block, then jumps. */
function steps(): [real: number, seen: number][] {
  const ends = [...BLOCKS.slice(1), LAST_SECOND];
  return BLOCKS.flatMap((stamp, index) => [
    [stamp, stamp],
    [ends[index] ?? stamp, stamp],
  ]);
}
