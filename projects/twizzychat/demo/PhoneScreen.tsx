import type { Side } from './conversation';
import type { Layout, Point } from './layout';
import type { PlacedRow } from './shot';

interface Props {
  layout: Layout;
  side: Side;
  at: Point;
  rows: readonly PlacedRow[];
  /** The messages that one of the phones never gets. */
  lost: ReadonlySet<string>;
  /** How many rows have moved out at the top. */
  scrolled: number;
  isOnline: boolean;
  isInTunnel: boolean;
}

const FRAME = 5;
const SPOT = 'var(--stage-spot)';
const INK = 'var(--stage-ink)';
const GROUND = 'var(--stage-ground)';
const NIGHT = 'var(--twizzychat-night)';

/** A phone with its list. */
export function PhoneScreen({ layout, side, at, rows, lost, scrolled, ...signal }: Props) {
  const { phone, list, scale, text, isNarrow } = layout;
  const { isOnline, isInTunnel } = signal;
  const { width, height, corner } = phone;
  const dot = { x: width - 24 * scale, y: list.top / 2 + 3 * scale };
  const word = isOnline ? INK : SPOT;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect
        x={-FRAME}
        y={-FRAME}
        width={width + 2 * FRAME}
        height={height + 2 * FRAME}
        rx={corner + FRAME}
        fill={INK}
        stroke={isInTunnel ? GROUND : 'none'}
        strokeWidth="3"
      />
      {/* Without signal it is dark. */}
      <rect width={width} height={height} rx={corner} fill={isOnline ? SPOT : NIGHT} />
      <text
        x={18 * scale}
        y={dot.y + text * 0.35}
        fontSize={text * 1.06}
        fontWeight="700"
        fill={word}
      >
        {side === 'left' ? 'You' : 'Friend'}
      </text>
      <circle
        cx={dot.x}
        cy={dot.y}
        r={6 * scale}
        fill={isOnline ? INK : 'none'}
        stroke={word}
        strokeWidth="2"
      />
      {/* An SVG inside an SVG cuts off what is outside it. */}
      <svg y={list.top} width={width} height={list.capacity * list.row}>
        {rows.map((row) => {
          const y = (row.place - scrolled) * list.row;
          if (y < -list.row || y >= list.capacity * list.row - 3) return null;
          return (
            <g key={row.id} transform={`translate(0 ${y})`}>
              <Bubble
                row={row}
                isOwn={row.message?.from === side}
                isLost={row.message !== undefined && lost.has(row.message.key)}
                isDark={!isOnline}
                layout={layout}
              />
            </g>
          );
        })}
      </svg>
      {!isNarrow &&
        side === 'left' &&
        [0.22, 0.78].map((share) => (
          <circle
            key={share}
            cx={width * share}
            cy={height + 11 * scale}
            r={9 * scale}
            fill={isInTunnel ? GROUND : INK}
          />
        ))}
    </g>
  );
}

interface BubbleProps {
  row: PlacedRow;
  isOwn: boolean;
  isLost: boolean;
  isDark: boolean;
  layout: Layout;
}

/** An own message is on the right; only what is confirmed is filled. */
function Bubble({ row, isOwn, isLost, isDark, layout }: BubbleProps) {
  const { phone, list, scale, text, label, isNarrow } = layout;
  const chip = row.isCopy === true ? 'twice' : row.stray;
  const tagWidth = chip === undefined ? 0 : label * (0.61 * chip.length + 0.4);
  const margin = isNarrow ? 8 : 13 * scale;
  const gap = (isNarrow ? 3 : 6) * scale;
  const letter = text * (isNarrow ? 0.53 : 0.56);
  const padding = isNarrow ? 16 : 26 * scale;
  // A line that has to leave room for its mark is shortened.
  const room = Math.floor((phone.width - margin - padding - gap - tagWidth) / letter);
  const longest = Math.min(isNarrow ? 13 : 14, chip === undefined ? 14 : room);
  const full = row.message?.text ?? 'missing';
  const words = full.length > longest ? `${full.slice(0, longest - 1)}…` : full;
  const width = Math.max(50 * scale, words.length * letter + padding);
  const height = list.row - 5;
  const x = isOwn ? phone.width - margin - width : margin;
  const isSent = row.state === 'sent';
  // Where there is no room between the phones, the word is here.
  const state = isLost && isNarrow ? 'lost' : row.state === 'sent' ? '' : row.state;
  const number = row.number === undefined ? state : `#${row.number}`;
  const hasRoom = margin + width + number.length * label * 0.61 + 6 < phone.width;
  const tag = chip ?? (hasRoom ? number : '');
  const tagAt = isOwn ? x - gap : x + width + gap;
  const [screen, word] = isDark ? [NIGHT, SPOT] : [SPOT, INK];
  const hasEdge = !isSent || (isOwn && isDark);
  return (
    <g className="twizzychat__bubble">
      <rect
        x={x}
        y="3"
        width={width}
        height={height}
        rx={height / 2}
        fill={isSent ? (isOwn ? INK : 'var(--twizzychat-tint)') : screen}
        stroke={hasEdge ? (isDark ? GROUND : INK) : 'none'}
        strokeWidth={isSent ? 1.5 : 2}
        strokeDasharray={isSent || row.state === 'sending' ? undefined : '3 4'}
      />
      <text
        x={x + width / 2}
        y={3 + height / 2 + text * 0.35}
        fontSize={text}
        fontWeight="640"
        textAnchor="middle"
        fill={isSent ? (isOwn ? SPOT : INK) : word}
      >
        {words}
      </text>
      {chip !== undefined && (
        <rect
          x={isOwn ? tagAt - tagWidth : tagAt}
          y="6"
          width={tagWidth}
          height={height - 6}
          rx="5"
          fill={INK}
        />
      )}
      <Mono
        x={tagAt + ((isOwn ? -1 : 1) * tagWidth) / 2}
        y={3 + height / 2 + label * 0.35}
        size={label}
        anchor={chip ? 'middle' : isOwn ? 'end' : 'start'}
        fill={chip ? SPOT : word}
      >
        {tag}
      </Mono>
    </g>
  );
}

interface MonoProps extends Point {
  size: number;
  anchor: 'start' | 'middle' | 'end';
  fill?: string;
  children: string;
}

/** A small label. */
export function Mono({ x, y, size, anchor, fill = INK, children }: MonoProps) {
  return (
    <text className="twizzychat__mono" {...{ x, y, fill }} fontSize={size} textAnchor={anchor}>
      {children}
    </text>
  );
}
