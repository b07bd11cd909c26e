import { FLUKES } from './flukes';
import type { Cable } from './cable';
import { CablePath, Plug, Socket } from './Cord';
import type { Layout } from './layout';
import { BandWord } from './BandWord';
import type { Band } from './tail';
import type { Amount, Look } from './view';
import { CHAINS } from './wallet';

interface Props {
  layout: Layout;
  looks: readonly Look[];
  bands: readonly Band[];
  /** How much of the tail's height is left. */
  share: number;
  cables: readonly Cable[];
  /** Whether a chain's plug is in its socket. */
  isIn: (index: number) => boolean;
  /** The line below a chain's name, and what it says of it. */
  amounts: readonly Amount[];
}

const DASH = '10 7';

/** The tail, the water, the sockets and the cables: as they stand at a moment. */
export function WhaleDrawing({ layout, looks, bands, share, cables, isIn, amounts }: Props) {
  const { width, height, tail, isNarrow } = layout;
  const scale = tail.scale * share;
  const placed = `translate(${tail.x} ${tail.y}) scale(${scale})`;
  return (
    <svg
      className="whale"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-narrow={isNarrow}
    >
      <clipPath id="whale-tail">
        <path d={FLUKES} transform={placed} />
      </clipPath>
      <path d={waterPath(layout)} fill="var(--stage-figure)" />
      {bands.map((band, index) => {
        const look = looks[index] ?? 'loading';
        const box = {
          x: 0,
          y: tail.y - (band.bottom + band.height) * tail.scale,
          width,
          height: band.height * tail.scale,
        };
        const clip = `whale-band-${index}`;
        return (
          <g key={index} data-look={look}>
            <clipPath id={clip}>
              <rect {...box} />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <g clipPath="url(#whale-tail)">
                <rect className="whale__band" {...box} />
                {look !== 'read' && (
                  <g className="whale__dashes" strokeDasharray={DASH} fill="none">
                    <path d={FLUKES} transform={placed} vectorEffect="non-scaling-stroke" />
                    <rect {...box} x={-9} width={width + 18} />
                  </g>
                )}
              </g>
            </g>
            {look === 'unavailable' && (
              <BandWord layout={layout} band={band} index={index} share={share} />
            )}
          </g>
        );
      })}
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

/** Mono letters are so wide, as a share of their size. */
const LETTER = 0.6;

interface NameProps extends Amount {
  layout: Layout;
  index: number;
}

function SocketName({ layout: { isNarrow, sockets }, index, text, tone }: NameProps) {
  const chain = CHAINS[index];
  const socket = sockets[index];
  if (!chain || !socket) return null;
  const size = isNarrow ? 12 : 14;
  const wide = text.length * size * LETTER + 8;
  const x = isNarrow ? socket.x : socket.x + 31;
  const y = isNarrow ? socket.y + 36 : socket.y - 6;
  return (
    <g textAnchor={isNarrow ? 'middle' : 'start'} data-tone={tone}>
      <text className="whale__name" x={x} y={y}>
        {isNarrow ? chain.short : chain.name}
      </text>
      <rect
        className="whale__tag"
        x={isNarrow ? x - wide / 2 : x - 4}
        y={y + (isNarrow ? 5 : 6)}
        width={wide}
        height={size + 5}
        rx={3}
      />
      <text className="whale__amount" x={x} y={y + (isNarrow ? 18 : 20)} fontSize={size}>
        {text}
      </text>
    </g>
  );
}

const WAVES = { wide: 26, narrow: 12 };

/** On a phone a line of waves; else the sea, down to what lies below the drawing. */
function waterPath({ width, height, water, isNarrow }: Layout): string {
  const count = isNarrow ? WAVES.narrow : WAVES.wide;
  const wave = width / count;
  const dip = wave * 0.44;
  const crests = Array.from({ length: count }, () => `q${wave / 2} ${dip} ${wave} 0`);
  const bottom = isNarrow ? water + dip * 0.7 : height;
  return `M0 ${water}${crests.join('')}V${bottom}H0z`;
}
