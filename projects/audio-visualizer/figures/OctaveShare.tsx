import { linearScale } from '@/lib/scale';
import { Bar } from '@/ui/diagram/Bar';
import { Box } from '@/ui/diagram/Box';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const SAMPLE_RATE_HZ = 44_100;
const FFT_SAMPLES = 2_048;
const LOWEST_HZ = 20;
const OCTAVES = 10;
const STRIP = { left: 10, right: 330, height: 34 };
const LINEAR_Y = 30;
const LOG_Y = 140;
/** The octave from 40 to 80 Hz, where most bass lines and kick drums sit. */
const BASS = 1;

const hertzX = linearScale(0, LOWEST_HZ * 2 ** OCTAVES, STRIP.left, STRIP.right);
const octaveX = linearScale(0, OCTAVES, STRIP.left, STRIP.right);
const octaves = Array.from({ length: OCTAVES }, (_, index) => octaveAt(index));

/** The same ten octaves on an axis of equal hertz and on one of equal octaves. */
export function OctaveShare() {
  return (
    <Figure
      height={218}
      alt={`Ten octaves up from 20 hertz, drawn twice. On a linear axis the top octave fills half the width and 40 to 80 hertz is a sliver. On a logarithmic axis each has a tenth. Counts of Fourier bins per octave, low to high: ${octaves.map(({ bins }) => bins).join(', ')}.`}
      caption="Equal hertz gives the top octave half the picture. The numbers are the transform bins that fall in each octave, for 2,048 samples at 44.1 kHz."
    >
      <Text look="label" x={STRIP.left} y={14} anchor="start" text="Equal hertz" />
      {octaves.map(({ index, linear, log, bins, tone }) => (
        <g key={index}>
          {index === BASS ? (
            <polygon
              className="diagram-shape"
              data-tone="accent"
              points={fanBetween(linear, log)}
            />
          ) : (
            <Line tone="faint" points={[linear.x, LINEAR_Y + STRIP.height, log.x, LOG_Y]} />
          )}
          <Bar x={linear.x} y={LINEAR_Y} width={linear.width} height={STRIP.height} tone={tone} />
          <Box
            x={log.x}
            y={LOG_Y}
            width={log.width}
            height={STRIP.height}
            tone={tone}
            radius={0}
            text={bins}
          />
        </g>
      ))}
      <Text
        x={hertzX(LOWEST_HZ * 2 ** (OCTAVES - 0.4))}
        y={LINEAR_Y + STRIP.height / 2}
        text="Top octave"
      />
      <Text
        look="accent"
        x={octaveX(BASS + 0.5)}
        y={LOG_Y + STRIP.height + 14}
        text="40 to 80 Hz"
      />
      <Text
        look="label"
        x={STRIP.left}
        y={LOG_Y + STRIP.height + 34}
        anchor="start"
        text="Equal octaves, from 20 Hz"
      />
    </Figure>
  );
}

interface Span {
  x: number;
  width: number;
}

function octaveAt(index: number) {
  const lowHz = LOWEST_HZ * 2 ** index;
  return {
    index,
    linear: { x: hertzX(lowHz), width: hertzX(lowHz * 2) - hertzX(lowHz) },
    log: { x: octaveX(index), width: octaveX(1) - octaveX(0) },
    bins: binsBelow(lowHz * 2) - binsBelow(lowHz),
    tone: index === BASS ? ('accent' as const) : ('plain' as const),
  };
}

function fanBetween(linear: Span, log: Span) {
  const foot = LINEAR_Y + STRIP.height;
  const [top, bottom] = [linear.x + linear.width, log.x + log.width];
  return [linear.x, foot, top, foot, bottom, LOG_Y, log.x, LOG_Y].join(' ');
}

function binsBelow(hertz: number) {
  return Math.ceil(hertz / (SAMPLE_RATE_HZ / FFT_SAMPLES));
}
