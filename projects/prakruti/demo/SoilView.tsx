import { flightAt } from './clock';
import type { Row, Soil, SoilSize } from './soil';
import { countOf, formatCount, NAMES } from './words';

interface Props {
  soil: Soil;
  size: SoilSize;
  /** A round trip, in milliseconds. */
  rtt: number;
  /** Since the load began. */
  elapsedMs: number;
}

/** A name needs so much room over its block, and the flag so much beside it. */
const NAME_PX = 72;
const FLAG_PX = 90;
/** From this height on the label of a row has two lines. */
const TWO_LINES_PX = 70;
/** As much as the label over a row takes on a phone. */
const LABEL_PX = 138;

/** The round trips below the page: a band for each, its slots, and what flies into them. */
export function SoilView({ soil: { rows, isDense }, size, rtt, elapsedMs }: Props) {
  const { width, height, isNarrow } = size;
  return (
    <div className="prakruti-soil" aria-hidden="true" data-dense={isDense}>
      {rows.map(({ trip, band }) => (
        <svg key={trip} className="prakruti-soil__band">
          <rect width="100%" height="100%" fill={band} />
        </svg>
      ))}
      <svg
        className="prakruti-soil__rows"
        viewBox={[0, 0, width, height].join(' ')}
        preserveAspectRatio="none"
      >
        <Patterns />
        {rows.map((row) => {
          const flight = row.held > 0 ? flightAt(row.trip, rtt, elapsedMs) : undefined;
          const middle = row.blockTop + row.blockHeight / 2;
          const away = width - row.left + 30;
          const shift = flight?.state === 'comes' ? away * (1 - flight.share) : 0;
          const hasBlocks = flight?.state === 'there' || flight?.state === 'comes';
          const sent = flight?.state === 'asks' ? flight.share * (width - row.left) : 0;
          return (
            <g key={row.trip} data-trip={row.trip} data-held={row.held}>
              <RowLabel row={row} rtt={rtt} isNarrow={isNarrow} isDense={isDense} />
              <path className="prakruti-soil__slots" data-used={row.held > 0} d={row.slots} />
              {sent > 0 && (
                <g className="prakruti-soil__ask">
                  <path d={`M${row.left} ${middle}h${sent.toFixed(1)}`} />
                  <circle cx={row.left + sent} cy={middle} r={isDense ? 4 : 7} />
                </g>
              )}
              {hasBlocks && (
                <g transform={shift > 0 ? `translate(${shift.toFixed(1)})` : undefined}>
                  {row.blocks.map(({ cargo, path }) => (
                    <path key={cargo} data-cargo={cargo} d={path} />
                  ))}
                </g>
              )}
              {flight?.state === 'there' && !isDense && <Names row={row} size={size} />}
              {flight?.state === 'there' && <Flag row={row} size={size} isDense={isDense} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** How the parts are told apart. */
function Patterns() {
  return (
    <defs>
      {(['script', 'photo', 'filler'] as const).map((cargo) => (
        <pattern
          key={cargo}
          id={`prakruti-${cargo}`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
        >
          <rect width="7" height="7" fill="var(--stage-ground)" />
          <path className="prakruti-soil__hatch" d={HATCHES[cargo]} />
        </pattern>
      ))}
    </defs>
  );
}

const HATCHES = {
  script: 'M0 3.500h7',
  photo: 'M-1 8L8 -1M-1 1L1 -1M6 8L8 6',
  filler: 'M3 3h1.500',
} as const;

interface LabelProps {
  row: Row;
  rtt: number;
  isNarrow: boolean;
  isDense: boolean;
}

function RowLabel({ row, rtt, isNarrow, isDense }: LabelProps) {
  const { trip, top, blockTop, blockHeight } = row;
  const middle = blockTop + blockHeight / 2;
  const time = `${formatCount(trip * rtt)} ms`;
  if (isNarrow && isDense) return <text y={middle + 4}>{trip}</text>;
  if (isNarrow) return <text y={top + 17}>{`Trip ${trip}  ${time}`}</text>;
  if (row.height < TWO_LINES_PX) return <text y={middle + 4}>{`Trip ${trip} ${time}`}</text>;
  return (
    <>
      <text y={middle - 4}>{`Trip ${trip}`}</text>
      <text y={middle + 14}>{time}</text>
    </>
  );
}

/** What is in the slots, and how many of them are taken. */
function Names({ row, size: { width, isNarrow } }: { row: Row; size: SoilSize }) {
  const { top, blockTop, blockHeight, blocks, right, held, capacity } = row;
  const words = blocks.find(({ cargo }) => cargo === 'words');
  const taken = `${formatCount(held)} of ${formatCount(capacity)}`;
  const hasRoom = right + NAME_PX * 2 < width;
  return (
    <>
      {!isNarrow &&
        blocks.map(({ cargo, x, width: wide }) => {
          const isBeside = words !== undefined && x >= words.x && x < words.x + FLAG_PX;
          const at = isBeside ? words.x + FLAG_PX : x;
          if (cargo === 'words' || x + wide - at < NAME_PX) return undefined;
          return (
            <text key={cargo} x={at} y={blockTop - 8}>
              {NAMES[cargo]}
            </text>
          );
        })}
      {isNarrow ? (
        <text x={width} y={top + 17} textAnchor="end">
          {taken}
        </text>
      ) : hasRoom ? (
        <text x={right + 14} y={blockTop + blockHeight / 2 + 5}>
          {taken}
        </text>
      ) : (
        <text x={width} y={blockTop - 8} textAnchor="end">
          {taken}
        </text>
      )}
    </>
  );
}

/** A leaf marks the words. On a phone it keeps clear of the label of its row. */
function Flag({ row, size, isDense }: { row: Row; size: SoilSize; isDense: boolean }) {
  const words = row.blocks.find(({ cargo }) => cargo === 'words');
  if (!words) return undefined;
  const { blockTop, blockHeight } = row;
  const { width, isNarrow } = size;
  const middle = words.x + words.width / 2;
  const x = isNarrow ? Math.max(middle, LABEL_PX) : middle;
  // The count of taken slots may stand at the right end.
  const isAtEnd = x > width - 2 * FLAG_PX;
  const hasText = !isAtEnd || !isNarrow || x > LABEL_PX + FLAG_PX;
  const over = isDense ? 2 : 6;
  return (
    <g className="prakruti-soil__flag" data-words={row.trip}>
      <rect x={words.x} y={blockTop - over} width={words.width} height={blockHeight + 2 * over} />
      {!isDense && (
        <path
          transform={`translate(${x.toFixed(1)} ${blockTop - (isNarrow ? 14 : 19)}) rotate(35)`}
          d={LEAF}
        />
      )}
      {!isDense && hasText && (
        <text
          x={x + (isAtEnd ? -13 : 13)}
          y={blockTop - (isNarrow ? 8 : 10)}
          textAnchor={isAtEnd ? 'end' : 'start'}
        >
          the words
        </text>
      )}
    </g>
  );
}

const LEAF = 'M0 -11A14 14 0 0 1 0 11A14 14 0 0 1 0 -11Z';

/** What a screen reader gets instead of the bands. */
export function sayRows(rows: readonly Row[]): readonly (readonly string[])[] {
  return rows
    .filter(({ held }) => held > 0)
    .map(({ trip, held, capacity, blocks }) => [
      `Trip ${trip}`,
      `${formatCount(held)} of ${countOf(capacity, 'segment')}`,
      blocks.map(({ cargo }) => NAMES[cargo]).join(', '),
    ]);
}
