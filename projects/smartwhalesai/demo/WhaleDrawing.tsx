import { FLUKES } from './flukes';
import type { BandClock } from './bands';
import type { Cable } from './cable';
import { CablePath, Plug, Socket } from './Cord';
import type { Layout } from './layout';
import { Piece } from './Piece';
import type { Band } from './tail';
import type { Amount, Look } from './view';
import { CHAINS } from './wallet';

interface Props {
  layout: Layout;
  looks: readonly Look[];
  /** Since when the tail has been closed over each band, or open. */
  clocks: readonly BandClock[];
  bands: readonly Band[];
  /** How much of the tail's height is left. */
  share: number;
  cables: readonly Cable[];
  /** Whether a chain's plug is in its socket. */
  isIn: (index: number) => boolean;
  /** The line below a chain's name, and what it says of it. */
  amounts: readonly Amount[];
  /** How much taller than true each band is. */
  swells: readonly number[];
  /** Whether a sticker with a lie was slapped on it. */
  isStruck: boolean;
}

/** The tail, the water, the sockets and the cables: as they stand at a moment. */
export function WhaleDrawing({
  layout,
  looks,
  clocks,
  bands,
  share,
  cables,
  isIn,
  amounts,
  swells,
  isStruck,
}: Props) {
  const { width, height, tail, water, isNarrow } = layout;
  const scale = tail.scale * share;
  const placed = `translate(${tail.x} ${tail.y}) scale(${scale})`;
  return (
    <svg
      className="whale"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-narrow={isNarrow}
      data-struck={isStruck}
    >
      <clipPath id="whale-tail">
        <path d={FLUKES} transform={placed} />
      </clipPath>
      <clipPath id="whale-air">
        <rect x={-width} y={-AIR} width={3 * width} height={AIR + water} />
      </clipPath>
      <g clipPath="url(#whale-air)">
        {bands.map((band, index) => {
          const look = looks[index] ?? 'loading';
          const clock = clocks[index];
          if (look === 'unavailable' && clock) {
            return <Piece key={index} {...{ layout, clocks, swells, index }} />;
          }
          const box = {
            x: -width,
            y: tail.y - (band.bottom + band.height) * tail.scale,
            width: 3 * width,
            height: Math.max(band.height * tail.scale, 0),
          };
          const clip = `whale-band-${index}`;
          return (
            <g key={index} data-look={amounts[index]?.tone === 'lie' ? 'false' : look}>
              <clipPath id={clip}>
                <rect {...box} />
              </clipPath>
              <g clipPath={`url(#${clip})`}>
                <g clipPath="url(#whale-tail)">
                  <rect className="whale__band" {...box} />
                  {look !== 'read' && (
                    <g className="whale__dashes" fill="none">
                      <path d={FLUKES} transform={placed} vectorEffect="non-scaling-stroke" />
                      <rect {...box} />
                    </g>
                  )}
                </g>
              </g>
            </g>
          );
        })}
      </g>
      <path className="whale__water" d={waterPath(layout)} />
      {CHAINS.map((chain, index) => {
        const cable = cables[index];
        const socket = layout.sockets[index];
        const amount = amounts[index];
        if (!cable || !socket) return null;
        return (
          <g key={chain.id}>
            <Socket at={socket} isNarrow={isNarrow} isTaken={isIn(index)} />
            {amount && <SocketName layout={layout} index={index} {...amount} />}
            <CablePath cable={cable} isAsking={looks[index] === 'loading' && isIn(index)} />
            <Plug cable={cable} isIn={isIn(index)} isNarrow={isNarrow} />
          </g>
        );
      })}
    </svg>
  );
}

/** The width of a mono letter, as a share of its size. */
const LETTER = 0.6;
/** Room for the longest short name. */
const AFTER_SHORT = 48;
/** Higher than any tail: only what is under water is cut off. */
const AIR = 4_000;

interface NameProps extends Amount {
  layout: Layout;
  index: number;
}

function SocketName({ layout: { isNarrow, isCompact, sockets }, index, text, tone }: NameProps) {
  const chain = CHAINS[index];
  const socket = sockets[index];
  if (!chain || !socket) return null;
  const isLine = isCompact && !isNarrow;
  const size = isCompact ? 12 : 14;
  const wide = text.length * size * LETTER + 8;
  const x = isNarrow ? socket.x : socket.x + 31;
  const y = isNarrow ? socket.y + 36 : socket.y + (isLine ? 5 : -6);
  const amount = { x: isLine ? x + AFTER_SHORT : x, y: isLine ? y : y + (isNarrow ? 18 : 20) };
  return (
    <g textAnchor={isNarrow ? 'middle' : 'start'} data-tone={tone} data-line={isLine}>
      <text className="whale__name" x={x} y={y}>
        {isCompact ? chain.short : chain.name}
      </text>
      <rect
        className="whale__tag"
        x={isNarrow ? amount.x - wide / 2 : amount.x - 4}
        y={amount.y - size - 1}
        width={wide}
        height={size + 5}
        rx={3}
      />
      <text className="whale__amount" {...amount} fontSize={size}>
        {text}
      </text>
    </g>
  );
}

const WAVES = { wide: 26, narrow: 12 };

const BELOW = 30;

/** On a phone a line of waves; else the sea, down to what lies below the drawing. */
function waterPath({ width, height, water, isNarrow }: Layout): string {
  const count = isNarrow ? WAVES.narrow : WAVES.wide;
  const wave = width / count;
  const dip = wave * 0.44;
  const crests = Array.from({ length: count }, () => `q${wave / 2} ${dip} ${wave} 0`);
  // The row below covers what is too much, and a blow that shakes the sea shows no gap.
  const bottom = isNarrow ? water + dip * 0.7 : height + BELOW;
  return `M0 ${water}${crests.join('')}V${bottom}H0z`;
}
