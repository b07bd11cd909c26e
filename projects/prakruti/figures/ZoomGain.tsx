import { Axes } from '@/ui/diagram/Axes';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { headlinePx } from './headline';

const WINDOW_PX = 1200;
const LARGEST_ZOOM = 4;
const LARGEST_GAIN = 3;
/** The doubling that WCAG asks for, and the largest zoom of Safari, at which the headline has it. */
const DOUBLE = 2;
const SAFARI = 3;

const plot = plotArea({ x: [1, LARGEST_ZOOM], y: [0, LARGEST_GAIN], top: 14, bottom: 214 });

/** How much larger the headline is drawn as a reader zooms in, on a window of 1200 px. */
export function ZoomGain() {
  return (
    <Figure
      height={258}
      alt={`Line chart of text growth against browser zoom from 100 to ${LARGEST_ZOOM * 100} percent. Fixed type grows in step with zoom. Type in viewport width alone stays at 1 times. The clamped rem plus vw headline reaches ${clampedGain(2).toFixed(2)} times at 200 percent and ${clampedGain(SAFARI).toFixed(2)} times at ${SAFARI * 100} percent.`}
      caption={`Growth of the headline on a ${WINDOW_PX} px window. The dashed line is the doubling that WCAG asks for; the dot is 300 percent, where Safari stops.`}
    >
      <Axes
        plot={plot}
        x={{
          ticks: [1, 2, 3, 4],
          format: (zoom) => String(zoom * 100),
          title: 'Browser zoom, percent',
        }}
        y={{ ticks: [0, 1, 2, 3], format: (gain) => `${gain}x` }}
      />
      <Line dash="dashed" points={[plot.left, plot.y(DOUBLE), plot.right, plot.y(DOUBLE)]} />
      <Line tone="mute" points={plot.line(sampled(1, LARGEST_GAIN, 1, (zoom) => zoom))} />
      <Line tone="mute" points={plot.line(sampled(1, LARGEST_ZOOM, 1, () => 1))} />
      <Line tone="accent" points={plot.line(sampled(1, LARGEST_ZOOM, 60, clampedGain))} />
      <Dot x={plot.x(SAFARI)} y={plot.y(clampedGain(SAFARI))} tone="accent" />
      <Text x={plot.x(2.5) - 12} y={plot.y(2.6)} anchor="end" text="fixed size" />
      <Text look="accent" x={plot.x(3.1)} y={plot.y(DOUBLE) + 20} anchor="start" text="rem + vw" />
      <Text x={plot.right} y={plot.y(1) - 14} anchor="end" text="vw alone" />
    </Figure>
  );
}

/** Zooming shrinks the window in CSS pixels, so the clamp sees a narrower screen. */
function clampedGain(zoom: number) {
  return (zoom * headlinePx(WINDOW_PX / zoom)) / headlinePx(WINDOW_PX);
}
