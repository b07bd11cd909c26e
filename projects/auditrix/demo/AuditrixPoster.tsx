import { breakLine } from './break-line';
import { COMMENT, HEAD, linesOf } from './contracts';
import { cellsOf, layOut, ROWS } from './layout';

const SIZES = [
  { name: 'wide', width: 1_152, height: 480 },
  { name: 'tablet', width: 668, height: 400 },
  { name: 'narrow', width: 354, height: 544 },
] as const;
/** The title is as wide as the drawing; its letters are so high, as a share of that. */
const TITLE_HEIGHT = 0.12;
const TITLE_GAP = 0.03;
const PRINTED = { up: 0, operator: 'clear' } as const;
const ORANGE = ROWS.bracket - 1;

interface Props {
  thief: number;
  savers: number;
}

/** The first frame: a full vault, an empty tray, the code with its orange line, and the title as on the cover. */
export function AuditrixPoster({ thief, savers }: Props) {
  const total = thief + savers;
  return SIZES.map((size) => {
    const { width, height } = size;
    const { card, row, fontSize, isBroken, vault, tray, caption, isSmall } = layOut(size);
    const full = height + width * (TITLE_GAP + TITLE_HEIGHT);
    const code = [COMMENT, HEAD, ...linesOf(PRINTED).slice(0, -1), '', '}'];
    const from = cellsOf(vault, total, 0);
    const to = cellsOf(tray, total, isSmall ? 6 : 12);
    const counts = [
      { name: 'Vault', count: total, box: vault },
      { name: 'Thief', count: 0, box: tray },
    ];
    return (
      <svg
        key={size.name}
        className={`auditrix-poster auditrix-poster--${size.name}`}
        viewBox={`0 0 ${width} ${full.toFixed(1)}`}
      >
        <path d={squares(from, total, 0.84)} fill="var(--stage-figure)" />
        <path
          d={`M${card.x} ${card.y.toFixed(1)}h${card.width.toFixed(1)}v${card.height.toFixed(1)}h${(-card.width).toFixed(1)}zM${tray.x.toFixed(1)} ${tray.y.toFixed(1)}h${tray.width.toFixed(1)}v${tray.height.toFixed(1)}h${(-tray.width).toFixed(1)}z`}
          fill="var(--stage-figure)"
        />
        <path d={squares(to, total, 0.2)} fill="var(--stage-ground)" opacity="0.42" />
        <rect
          x={card.x}
          y={card.y + ORANGE * row}
          width={card.width}
          height={row}
          fill="var(--stage-spot)"
        />
        <g className="auditrix-poster__code" fontSize={fontSize.toFixed(2)}>
          {code.map((line, index) => {
            const parts = (isBroken ? breakLine(line) : line).split('\n');
            const isInside = index >= ROWS.first && index < ROWS.bracket;
            return parts.map((part, half) => (
              <text
                key={part}
                data-look={index === ROWS.comment ? 'comment' : undefined}
                x={isInside ? 36 : 14}
                y={(
                  card.y +
                  (index + 0.5) * row +
                  fontSize * (0.34 + 1.25 * (half - (parts.length - 1) / 2))
                ).toFixed(1)}
              >
                {part}
              </text>
            ));
          })}
        </g>
        {counts.map(({ name, count, box }) => (
          <g key={name} fill="var(--stage-ink)">
            <text
              className="auditrix-poster__name"
              x={box.x}
              y={box.y - (isSmall ? caption - 14 : 16)}
              fontSize={isSmall ? 11.5 : 12}
            >
              {name}
            </text>
            <text
              className="auditrix-poster__count"
              x={isSmall ? box.x : box.x + box.width}
              y={box.y - 12}
              textAnchor={isSmall ? 'start' : 'end'}
              fontSize={isSmall ? 32 : 40}
            >
              {count}
            </text>
          </g>
        ))}
        <text
          className="auditrix-poster__title"
          fill="var(--stage-ink)"
          x={-width * 0.006}
          y={(full - 1).toFixed(1)}
          fontSize={(width / 5.85).toFixed(1)}
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
        >
          AUDITRIX
        </text>
      </svg>
    );
  });
}

/** Many cells as one path: sixty elements would weigh more than the rest of the poster. */
function squares({ size, at }: ReturnType<typeof cellsOf>, count: number, share: number): string {
  const side = (size * share).toFixed(1);
  return Array.from({ length: count }, (_, cell) => {
    const { x, y } = at(cell);
    const half = (size * share) / 2;
    return `M${(x - half).toFixed(1)} ${(y - half).toFixed(1)}h${side}v${side}h-${side}z`;
  }).join('');
}
