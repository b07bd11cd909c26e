import { Axes } from '@/ui/diagram/Axes';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const WINDOW_PX = 1200;
const HEADLINE = { minPx: 36, maxPx: 72, fromPx: 360, toPx: 1200 };
const LARGEST_GAIN = 3;
/** The doubling that WCAG asks for, and the zoom at which the headline has it. */
const DOUBLE = 2;
const DOUBLED_AT = 4;

const plot = plotArea({ x: [1, 5], y: [0, LARGEST_GAIN], top: 14, bottom: 214 });

/** How much larger the headline is drawn as a reader zooms in, on a window of 1200 px. */
export function ZoomGain() {
  return (
    <Figure
      height={258}
      alt={`Line chart of text growth against browser zoom from 100 to 500 percent. Fixed type grows in step with zoom. Type in viewport width alone stays at 1 times. The clamped rem plus vw headline reaches ${clampedGain(2).toFixed(2)} times at 200 percent and ${clampedGain(DOUBLED_AT)} times at ${DOUBLED_AT * 100} percent.`}
      caption={`Growth of the headline on a ${WINDOW_PX} px window. The dashed line is the doubling that WCAG asks for.`}
    >
      <Axes
        plot={plot}
        x={{
          ticks: [1, 2, 3, 4, 5],
          format: (zoom) => String(zoom * 100),
          title: 'Browser zoom, percent',
        }}
        y={{ ticks: [0, 1, 2, 3], format: (gain) => `${gain}x` }}
      />
      <Line dash="dashed" points={[plot.left, plot.y(DOUBLE), plot.right, plot.y(DOUBLE)]} />
      <Line tone="mute" points={plot.line(sampled(1, LARGEST_GAIN, 1, (zoom) => zoom))} />
      <Line tone="mute" points={plot.line(sampled(1, 5, 1, () => 1))} />
      <Line tone="accent" points={plot.line(sampled(1, 5, 80, clampedGain))} />
      <Dot x={plot.x(DOUBLED_AT)} y={plot.y(clampedGain(DOUBLED_AT))} tone="accent" />
      <Text x={plot.x(2.5) - 12} y={plot.y(2.6)} anchor="end" text="fixed size" />
      <Text look="accent" x={plot.x(3.95)} y={plot.y(DOUBLE) + 20} anchor="start" text="rem + vw" />
      <Text x={plot.right} y={plot.y(1) - 14} anchor="end" text="vw alone" />
    </Figure>
  );
}

/** Zooming shrinks the window in CSS pixels, so the clamp sees a narrower screen. */
function clampedGain(zoom: number) {
  return (zoom * headlinePx(WINDOW_PX / zoom)) / headlinePx(WINDOW_PX);
}

function headlinePx(windowPx: number) {
  const { minPx, maxPx, fromPx, toPx } = HEADLINE;
  const share = (windowPx - fromPx) / (toPx - fromPx);
  return Math.min(maxPx, Math.max(minPx, minPx + share * (maxPx - minPx)));
}
