import { Figure } from '@/ui/Figure';

/** The fast loop that draws ink and the slow loop that draws pictures. */
export function TwoLoops() {
  return (
    <Figure
      width={340}
      height={256}
      alt="Two loops share one canvas. In the fast loop, pointer events become ink on the screen within a frame. In the slow loop, a snapshot of the canvas goes to a waiting slot that holds one, then to the running slot, and the picture comes back to its own layer. A newer snapshot replaces the one that waits."
      caption="The ink never waits for the model. The dashed slot holds one snapshot, and a newer one takes its place."
    >
      <defs>
        <marker
          id="imaginix-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="var(--ink)" />
        </marker>
      </defs>
      <text className="fig-label" x="10" y="20">
        Fast: every frame
      </text>
      <text className="fig-label" x="70" y="122">
        Slow: one picture at a time
      </text>
      {boxes.map(({ title, x, y, style }) => (
        <g key={title}>
          <rect
            x={x}
            y={y}
            width={BOX_WIDTH}
            height={BOX_HEIGHT}
            rx="10"
            fill={style === 'accent' ? 'var(--accent)' : 'var(--card)'}
            stroke={style === 'accent' ? 'var(--accent)' : 'var(--ink)'}
            strokeDasharray={style === 'dashed' ? '5 4' : undefined}
          />
          <text className="fig-text" x={x + BOX_WIDTH / 2} y={y + 25} textAnchor="middle">
            <tspan fill={style === 'accent' ? 'var(--on-accent)' : 'var(--ink)'}>{title}</tspan>
          </text>
        </g>
      ))}
      {arrows.map((d) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
          markerEnd="url(#imaginix-arrow)"
        />
      ))}
    </Figure>
  );
}

const BOX_WIDTH = 92;
const BOX_HEIGHT = 40;

const boxes = [
  { title: 'Pointer', x: 10, y: 32, style: 'plain' },
  { title: 'Strokes', x: 124, y: 32, style: 'plain' },
  { title: 'Ink layer', x: 238, y: 32, style: 'plain' },
  { title: 'Snapshot', x: 10, y: 136, style: 'plain' },
  { title: 'Waiting', x: 124, y: 136, style: 'dashed' },
  { title: 'Running', x: 124, y: 206, style: 'accent' },
  { title: 'Picture', x: 238, y: 206, style: 'plain' },
];

const arrows = [
  'M102 52H120',
  'M216 52H234',
  'M284 72V100H56V132',
  'M102 156H120',
  'M170 176V202',
  'M216 226H234',
];
