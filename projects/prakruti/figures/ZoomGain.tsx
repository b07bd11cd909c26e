import { Figure } from '@/ui/Figure';

const PLOT = { left: 44, right: 326, top: 18, bottom: 218 };
const ZOOM = { from: 1, to: 5 };
const GAIN = { from: 0.8, to: 3 };
const WINDOW_PX = 1200;
const HEADLINE = { minPx: 36, maxPx: 72, fromPx: 360, toPx: 1200 };
const SAMPLES = 81;

/** How much larger the headline is drawn as a reader zooms in, on a window of 1200 px. */
export function ZoomGain() {
  const twice = toY(2);
  return (
    <Figure
      width={340}
      height={262}
      alt="Line chart of text growth against browser zoom from 100 to 500 percent. Fixed type grows in step with zoom. Type in viewport width alone stays at 1 times. The clamped rem plus vw headline reaches 1.29 times at 200 percent and 2 times at 400 percent."
      caption="Growth of the headline on a 1200 px window. The dashed line is the doubling that WCAG asks for."
    >
      {[1, 2, 3].map((gain) => (
        <text key={gain} className="fig-label" x={PLOT.left - 8} y={toY(gain) + 4} textAnchor="end">
          {gain}x
        </text>
      ))}
      {[1, 2, 3, 4, 5].map((zoom) => (
        <text
          key={zoom}
          className="fig-label"
          x={toX(zoom)}
          y={PLOT.bottom + 18}
          textAnchor="middle"
        >
          {zoom * 100}
        </text>
      ))}
      <text className="fig-label" x={PLOT.right} y={PLOT.bottom + 38} textAnchor="end">
        Browser zoom, percent
      </text>
      <path
        d={['M', PLOT.left, PLOT.top, 'V', PLOT.bottom, 'H', PLOT.right].join(' ')}
        fill="none"
        stroke="var(--ink)"
      />
      <path
        d={['M', PLOT.left, twice, 'H', PLOT.right].join(' ')}
        stroke="var(--ink)"
        strokeDasharray="3 4"
      />
      <path d={line((zoom) => zoom, GAIN.to)} fill="none" stroke="var(--mute)" strokeWidth="1.5" />
      <path d={line(() => 1, ZOOM.to)} fill="none" stroke="var(--mute)" strokeWidth="1.5" />
      <path d={line(clampedGain, ZOOM.to)} fill="none" stroke="var(--accent)" strokeWidth="3" />
      <circle cx={toX(4)} cy={twice} r="5" fill="var(--accent)" />
      <text className="fig-text" x={toX(2.5) - 12} y={toY(2.55)} textAnchor="end">
        fixed size
      </text>
      <text className="fig-accent" x={toX(3.95)} y={toY(2) + 24}>
        rem + vw
      </text>
      <text className="fig-text" x={PLOT.right} y={toY(1) - 8} textAnchor="end">
        vw alone
      </text>
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

function line(gainAt: (zoom: number) => number, lastZoom: number) {
  const points = Array.from({ length: SAMPLES }, (_, index) => {
    const zoom = ZOOM.from + ((lastZoom - ZOOM.from) * index) / (SAMPLES - 1);
    return [toX(zoom), toY(gainAt(zoom))].join(' ');
  });
  return 'M' + points.join('L');
}

function toX(zoom: number) {
  return round(PLOT.left + ((zoom - ZOOM.from) / (ZOOM.to - ZOOM.from)) * (PLOT.right - PLOT.left));
}

function toY(gain: number) {
  const share = (gain - GAIN.from) / (GAIN.to - GAIN.from);
  return round(PLOT.bottom - share * (PLOT.bottom - PLOT.top));
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
