import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const RADIUS = 100;
const CENTRES_APART = 120;
const MIDDLE = { x: 170, y: 104 };
const LENGTH = 2 * Math.sqrt(RADIUS ** 2 - (CENTRES_APART / 2) ** 2);
const WIDTH = 2 * (RADIUS - CENTRES_APART / 2);
const TIP = { top: MIDDLE.y - LENGTH / 2, bottom: MIDDLE.y + LENGTH / 2 };
const LEFT = MIDDLE.x - CENTRES_APART / 2;
const RIGHT = MIDDLE.x + CENTRES_APART / 2;
const RULER_Y = MIDDLE.y + RADIUS + 22;

/** The leaf is what two circles have in common; both measures follow from R and d. */
export function LeafFromCircles() {
  return (
    <Figure
      height={258}
      alt={`Two overlapping circles of radius ${RADIUS} with centers ${CENTRES_APART} apart. Their overlap is a leaf, ${WIDTH} wide and ${LENGTH} long.`}
      caption="The leaf is the overlap of two circles, drawn by two arcs."
    >
      <path className="diagram-shape" data-tone="accent" d={leaf()} />
      {[LEFT, RIGHT].map((x) => (
        <g key={x}>
          <circle className="diagram-line" data-dash="dashed" cx={x} cy={MIDDLE.y} r={RADIUS} />
          <Dot x={x} y={MIDDLE.y} radius={3} />
          <Line tone="mute" dash="dotted" points={[x, MIDDLE.y, x, RULER_Y + 6]} />
        </g>
      ))}
      <Line points={[LEFT, MIDDLE.y, LEFT - RADIUS, MIDDLE.y]} />
      <Text look="strong" x={LEFT - RADIUS / 2} y={MIDDLE.y - 14} text={`R = ${RADIUS}`} />
      <path d={axes()} stroke="var(--on-accent)" />
      <Text look="on-accent" x={MIDDLE.x + 18} y={MIDDLE.y - 24} text={LENGTH} />
      <Text look="on-accent" x={MIDDLE.x - 18} y={MIDDLE.y + 14} text={WIDTH} />
      <Line points={[LEFT, RULER_Y, RIGHT, RULER_Y]} />
      <Text look="strong" x={MIDDLE.x} y={RULER_Y + 16} text={`d = ${CENTRES_APART}`} />
    </Figure>
  );
}

function leaf() {
  const arc = ['A', RADIUS, RADIUS, 0, 0, 1, MIDDLE.x];
  return ['M', MIDDLE.x, TIP.top, ...arc, TIP.bottom, ...arc, TIP.top, 'Z'].join(' ');
}

function axes() {
  const across = ['M', MIDDLE.x - WIDTH / 2, MIDDLE.y, 'h', WIDTH];
  return ['M', MIDDLE.x, TIP.top, 'v', LENGTH, ...across].join(' ');
}
