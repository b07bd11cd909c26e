import { Axes } from '@/ui/diagram/Axes';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { orderOf, WRITE_UP } from '../demo/settings';
import { GRACE_MS, workOut } from '../demo/timers';
import { formatClock } from '../demo/words';

const SESSION_MINUTES = WRITE_UP.session / 60;
const GRACE_MINUTES = GRACE_MS / 60_000;
const AFTER_GRACE = SESSION_MINUTES - GRACE_MINUTES;
const { otherMs } = workOut(orderOf(WRITE_UP), WRITE_UP.away * 1_000, false);
const secondsLeft = otherMs / 1_000;
const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60];
const shown = formatClock(otherMs);

const MINUTES = [0, 5, 10, 15, 20, 25];
const plot = plotArea({ x: [0, SESSION_MINUTES], y: [0, SESSION_MINUTES], bottom: 186 });

/** What two timers show while their tab is hidden: one counts ticks, one subtracts clocks. */
export function HiddenTab() {
  const falls = [plot.x(0), plot.y(SESSION_MINUTES)];
  const stall = [plot.x(GRACE_MINUTES), plot.y(AFTER_GRACE)];
  const end = { x: plot.x(SESSION_MINUTES), y: plot.y(secondsLeft / 60) };
  return (
    <Figure
      height={230}
      alt={`Minutes shown against real minutes for a ${SESSION_MINUTES}-minute session in a hidden tab. The timer that subtracts the time from its deadline falls straight to zero. The timer that counts ticks follows it for ${GRACE_MINUTES} minute, then barely moves and still shows ${minutes} minutes ${seconds} seconds when the session is over.`}
      caption={`A ${SESSION_MINUTES}-minute session in a hidden, silent tab. The tick counter still shows ${shown} when the time is up.`}
    >
      <Axes
        plot={plot}
        x={{ ticks: MINUTES, title: 'Real minutes' }}
        y={{ ticks: MINUTES, title: 'Minutes shown' }}
      />
      <Line points={[...falls, plot.x(SESSION_MINUTES), plot.y(0)]} />
      <Line tone="accent" dash="dashed" points={[...falls, ...stall, end.x, end.y]} />
      <Dot {...end} tone="accent" />
      <Text
        look="accent"
        x={plot.right}
        y={end.y + 18}
        anchor="end"
        text={`Counts ticks: ${shown}`}
      />
      <Text look="strong" x={plot.x(15.2)} y={plot.y(7.4)} anchor="end" text="Knows its deadline" />
    </Figure>
  );
}
