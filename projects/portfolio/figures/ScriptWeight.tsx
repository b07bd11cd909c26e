import { linearScale } from '@/lib/scale';
import { Bar } from '@/ui/diagram/Bar';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const CHOSEN = 'Astro 7';

/** Kilobytes of script, as measured for the choice of framework. */
const HOME = [
  { framework: 'Next 16', kilobytes: 192 },
  { framework: 'React Router 8', kilobytes: 166 },
  { framework: CHOSEN, kilobytes: 119 },
];
const WRITE_UP = [
  { framework: 'Next 16', kilobytes: 138 },
  { framework: CHOSEN, kilobytes: 0 },
];

const BAR_LEFT = 112;
const BAR_HEIGHT = 18;
const ROW = 30;
const length = linearScale(0, 192, 0, 180);

/** The frameworks differ most on the page where nothing moves. */
export function ScriptWeight() {
  return (
    <Figure
      height={204}
      alt={`Bar chart of script in kilobytes. Home: ${spoken(HOME)}. A write-up: ${spoken(WRITE_UP)}.`}
      caption="Script in KB for three widgets and 15 write-ups in three prototypes. Taken before this repository existed; nothing in it reproduces them, and they are not the weight of this site. A write-up with React Router is not on record."
    >
      <Group page="Home" rows={HOME} y={10} />
      <Group page="A write-up" rows={WRITE_UP} y={128} />
    </Figure>
  );
}

interface GroupProps {
  page: string;
  rows: typeof HOME;
  y: number;
}

function Group({ page, rows, y }: GroupProps) {
  return (
    <>
      <Text look="label" x={4} y={y} anchor="start" text={page} />
      {rows.map(({ framework, kilobytes }, row) => {
        const middle = y + 24 + row * ROW;
        const end = BAR_LEFT + length(kilobytes);
        const isChosen = framework === CHOSEN;
        return (
          <g key={framework}>
            <Text
              look={isChosen ? 'strong' : 'text'}
              x={4}
              y={middle}
              anchor="start"
              text={framework}
            />
            <Bar
              x={BAR_LEFT}
              y={middle - BAR_HEIGHT / 2}
              width={end - BAR_LEFT}
              height={BAR_HEIGHT}
              tone={isChosen ? 'accent' : 'tint'}
            />
            <Line points={[BAR_LEFT, middle - 13, BAR_LEFT, middle + 13]} />
            <Text look="strong" x={end + 8} y={middle} anchor="start" text={kilobytes} />
          </g>
        );
      })}
    </>
  );
}

function spoken(rows: typeof HOME) {
  return rows.map(({ framework, kilobytes }) => `${framework} ${kilobytes}`).join(', ');
}
