import { Arrow } from '@/ui/diagram/Arrow';
import { Box } from '@/ui/diagram/Box';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const WIDTH = 90;
const COLUMNS = [10, 125, 240] as const;
const [FIRST, SECOND, THIRD] = COLUMNS;
const FAST_Y = 28;
const SLOW_Y = 140;
const RUN_Y = 210;

/** The fast loop that draws ink and the slow loop that draws pictures. */
export function TwoLoops() {
  return (
    <Figure
      height={256}
      alt="Two loops share one canvas. In the fast loop, pointer events become ink on the screen within a frame. In the slow loop, a snapshot of the canvas goes to a waiting slot that holds one, then to the running slot, and the picture comes back to its own layer. A newer snapshot replaces the one that waits."
      caption="The ink never waits for the model. The dashed slot holds one snapshot, and a newer one takes its place."
    >
      <Text look="label" x={FIRST} y={12} anchor="start" text="Fast: every frame" />
      {['Pointer', 'Strokes', 'Ink layer'].map((name, column) => (
        <Box key={name} x={COLUMNS[column] ?? 0} y={FAST_Y} width={WIDTH} text={name} />
      ))}
      <Arrow points={[FIRST + WIDTH, FAST_Y + 20, SECOND, FAST_Y + 20]} />
      <Arrow points={[SECOND + WIDTH, FAST_Y + 20, THIRD, FAST_Y + 20]} />
      <Arrow
        points={[THIRD + 45, FAST_Y + 40, THIRD + 45, 94, FIRST + 45, 94, FIRST + 45, SLOW_Y]}
      />
      <Text look="label" x={FIRST + 58} y={116} anchor="start" text="Slow: one picture at a time" />
      <Box x={FIRST} y={SLOW_Y} width={WIDTH} text="Snapshot" />
      <Arrow points={[FIRST + WIDTH, SLOW_Y + 20, SECOND, SLOW_Y + 20]} />
      <Box x={SECOND} y={SLOW_Y} width={WIDTH} tone="dashed" text="Waiting" />
      <Arrow points={[SECOND + 45, SLOW_Y + 40, SECOND + 45, RUN_Y]} />
      <Box x={SECOND} y={RUN_Y} width={WIDTH} tone="accent" text="Running" />
      <Arrow points={[SECOND + WIDTH, RUN_Y + 20, THIRD, RUN_Y + 20]} />
      <Box x={THIRD} y={RUN_Y} width={WIDTH} text="Picture" />
    </Figure>
  );
}
