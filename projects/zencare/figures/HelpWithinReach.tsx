import { Arrow } from '@/ui/diagram/Arrow';
import { Box } from '@/ui/diagram/Box';
import { Dot } from '@/ui/diagram/Dot';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const SCREENS = ['opening', 'audio', 'reading', 'yoga', 'timer'];

/** Where an app can keep its help, and what then lies between a screen and it. */
const DESIGNS = [
  { name: 'Behind a question', between: ['menu', 'question'] },
  { name: 'In the menu', between: ['menu'] },
  { name: 'Fifth tile of the grid', between: ['opening'] },
  { name: 'In the frame, as here', between: [] },
];

const HELP_X = 278;
const ROW = 66;
const FIRST_Y = 44;
const STOP = { width: 62, height: 24 };
const TAP = STOP.width + 22;
const bottom = FIRST_Y + (DESIGNS.length - 1) * ROW + 24;

/** How many taps each screen is from help, in four designs. */
export function HelpWithinReach() {
  return (
    <Figure
      height={bottom}
      alt={`Taps from the five screens to professional help in four designs. ${DESIGNS.map(({ name, between }) => `${name}: ${tapsFrom(between)}`).join('. ')}. Only in the last is help one tap from every screen.`}
      caption="A dot is a screen, an arrow is a tap. Menus, tiles and questions all put something between a person and help. The frame puts nothing there."
    >
      <Box x={HELP_X} y={4} width={54} height={bottom - 8} tone="accent" text="Help" />
      {DESIGNS.map(({ name, between }, row) => (
        <Way key={name} name={name} between={between} y={FIRST_Y + row * ROW} />
      ))}
    </Figure>
  );
}

interface WayProps {
  name: string;
  between: readonly string[];
  y: number;
}

function Way({ name, between, y }: WayProps) {
  const isDirect = between.length === 0;
  const startX = HELP_X - 22 - between.length * TAP;
  const startsHere = SCREENS.filter((screen) => !between.includes(screen));
  return (
    <>
      <Text look={isDirect ? 'accent' : 'strong'} x={8} y={y - 28} anchor="start" text={name} />
      <Text look="label" x={HELP_X - 10} y={y - 28} anchor="end" text={tapsFrom(between)} />
      {startsHere.map((screen, index) => (
        <Dot key={screen} x={startX - 10 - index * 12} y={y} tone={isDirect ? 'accent' : 'ink'} />
      ))}
      <Arrow tone={isDirect ? 'accent' : 'ink'} points={[startX, y, startX + 22, y]} />
      {between.map((stop, index) => {
        const x = startX + 22 + index * TAP;
        return (
          <g key={stop}>
            <Box x={x} y={y - STOP.height / 2} {...STOP} radius={7} text={stop} />
            <Arrow points={[x + STOP.width, y, x + TAP, y]} />
          </g>
        );
      })}
    </>
  );
}

/** A screen that lies on the way is nearer than the rest. */
function tapsFrom(between: readonly string[]) {
  const most = between.length + 1;
  if (between.some((stop) => SCREENS.includes(stop))) return `1 to ${most} taps`;
  return most === 1 ? '1 tap' : `${most} taps`;
}
