import { Figure } from '@/ui/Figure';

const SAMPLE_RATE_HZ = 44_100;
const FFT_SAMPLES = 2_048;
const LOWEST_HZ = 20;
const OCTAVES = 10;
const LEFT = 20;
const WIDTH = 300;
const STRIP_HEIGHT = 34;
const LINEAR_Y = 30;
const LOG_Y = 140;
/** The octave from 40 to 80 Hz, where most bass lines and kick drums sit. */
const BASS = 1;

interface Span {
  start: number;
  end: number;
}

const highestHz = LOWEST_HZ * 2 ** OCTAVES;
const octaves = Array.from({ length: OCTAVES }, (_, index) => octaveAt(index));

/** The same ten octaves on an axis of equal hertz and on one of equal octaves. */
export function OctaveShare() {
  return (
    <Figure
      width={340}
      height={222}
      alt={`Ten octaves from 20 hertz to 20 kilohertz drawn twice. On a linear axis the top octave fills half the width and 40 to 80 hertz is a sliver. On a logarithmic axis each has a tenth. Counts of Fourier bins per octave, low to high: ${octaves.map(({ bins }) => bins).join(', ')}.`}
      caption="Equal hertz gives the top octave half the picture. The numbers are the transform bins that fall in each octave, for 2,048 samples at 44.1 kHz."
    >
      <text className="fig-label" x={LEFT} y={LINEAR_Y - 10}>
        Equal hertz
      </text>
      <text className="fig-label" x={LEFT} y={LOG_Y + STRIP_HEIGHT + 40}>
        Equal octaves, from 20 Hz
      </text>
      {octaves.map(({ index, linear, log, bins, fill, ink }) => (
        <g key={index}>
          <polygon
            points={fanBetween(linear, log)}
            fill={index === BASS ? 'var(--accent)' : 'none'}
            stroke="var(--line)"
          />
          <rect
            x={linear.start}
            y={LINEAR_Y}
            width={linear.end - linear.start}
            height={STRIP_HEIGHT}
            fill={fill}
            stroke="var(--ink)"
            strokeWidth="0.5"
          />
          <rect
            x={log.start}
            y={LOG_Y}
            width={log.end - log.start}
            height={STRIP_HEIGHT}
            fill={fill}
            stroke="var(--ink)"
          />
          <text
            className="fig-text"
            x={(log.start + log.end) / 2}
            y={LOG_Y + 22}
            textAnchor="middle"
          >
            <tspan fill={ink}>{bins}</tspan>
          </text>
        </g>
      ))}
      <text className="fig-text" x="245" y={LINEAR_Y + 22} textAnchor="middle">
        Top octave
      </text>
      <text className="fig-accent" x={LEFT + 54} y={LOG_Y + STRIP_HEIGHT + 18} textAnchor="middle">
        40 to 80 Hz
      </text>
    </Figure>
  );
}

function octaveAt(index: number) {
  const lowHz = LOWEST_HZ * 2 ** index;
  return {
    index,
    linear: { start: linearX(lowHz), end: linearX(lowHz * 2) },
    log: {
      start: LEFT + (index * WIDTH) / OCTAVES,
      end: LEFT + ((index + 1) * WIDTH) / OCTAVES,
    },
    bins: binsBelow(lowHz * 2) - binsBelow(lowHz),
    fill: index === BASS ? 'var(--accent)' : 'var(--card)',
    ink: index === BASS ? 'var(--on-accent)' : 'var(--ink)',
  };
}

function fanBetween(linear: Span, log: Span) {
  const foot = LINEAR_Y + STRIP_HEIGHT;
  return [linear.start, foot, linear.end, foot, log.end, LOG_Y, log.start, LOG_Y].join(' ');
}

function linearX(hertz: number) {
  return LEFT + (hertz / highestHz) * WIDTH;
}

function binsBelow(hertz: number) {
  return Math.ceil(hertz / (SAMPLE_RATE_HZ / FFT_SAMPLES));
}
