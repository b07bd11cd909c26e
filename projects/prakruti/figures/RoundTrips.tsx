import { Axes } from '@/ui/diagram/Axes';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { settings } from '../demo/settings';
import { edgeOf, tripsFor } from '../demo/trips';
import { PAGES } from './pages';

const WINDOW = settings.start.window;
const LARGEST = 60_000;
const [FIRST_EDGE, SECOND_EDGE] = [edgeOf(WINDOW), 3 * edgeOf(WINDOW)];

const plot = plotArea({ x: [0, LARGEST], y: [0, 3], bottom: 186 });
const at = (bytes: number) => ({ x: plot.x(bytes), y: plot.y(tripsFor(bytes, WINDOW)) });
const format = (bytes: number) => bytes.toLocaleString('en-US');

/** The round trips of a page by its bytes, and the pages of the table on these steps. */
export function RoundTrips() {
  const [cut, two, all] = [at(PAGES.cut), at(PAGES.two), at(PAGES.variable)];
  return (
    <Figure
      height={230}
      alt={`Round trips against bytes, in steps: one trip up to ${format(FIRST_EDGE)} bytes, two up to ${format(SECOND_EDGE)}, then three. No font, one weight, and two weights of the page's own characters are on the first step. Two weights of 95 characters are just over it, and all weights and widths are on the third.`}
      caption="The five pages of the table. A step is a round trip."
    >
      <Axes
        plot={plot}
        x={{ ticks: [0, FIRST_EDGE, SECOND_EDGE], format, title: 'Bytes of the page' }}
        y={{ ticks: [1, 2, 3], title: 'Round trips' }}
      />
      <Line
        points={plot.line([
          [0, 1],
          [FIRST_EDGE, 1],
          [FIRST_EDGE, 2],
          [SECOND_EDGE, 2],
          [SECOND_EDGE, 3],
          [LARGEST, 3],
        ])}
      />
      <Dot {...at(PAGES.none)} tone="mute" />
      <Dot {...at(PAGES.one)} tone="mute" />
      <Dot {...two} />
      <Dot {...all} />
      <Dot {...cut} tone="accent" />
      <Text
        look="accent"
        x={cut.x - 4}
        y={cut.y + 18}
        anchor="start"
        text="Two weights, 27 characters"
      />
      <Text look="strong" x={two.x - 4} y={two.y - 18} anchor="start" text="Two weights, 95" />
      <Text
        look="strong"
        x={plot.right}
        y={all.y - 16}
        anchor="end"
        text="All weights and widths"
      />
    </Figure>
  );
}
