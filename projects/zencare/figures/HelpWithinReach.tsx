import { Figure } from '@/ui/Figure';

const SCREENS = ['Opening screen', 'Audio therapy', 'Reading', 'Yoga', 'Pomodoro timer'];

const LEFT = 8;
const BOX_WIDTH = 132;
const BOX_HEIGHT = 30;
const PITCH = 40;
const FIRST_Y = 32;
const HELP_X = 214;
const HELP_WIDTH = 118;
const HEAD = 7;
const STACK_HEIGHT = (SCREENS.length - 1) * PITCH + BOX_HEIGHT;

/** Every screen has its own direct edge to professional help; none goes through another screen. */
export function HelpWithinReach() {
  return (
    <Figure
      width={340}
      height={234}
      alt="Five screens, the opening screen, audio therapy, reading, yoga and the Pomodoro timer, each with its own arrow of one tap to professional help. No arrow passes through another screen."
      caption="Help is a neighbour of every screen, so the longest way to it is one tap."
    >
      <text className="fig-label" x={(LEFT + BOX_WIDTH + HELP_X) / 2} y="20" textAnchor="middle">
        one tap
      </text>
      {SCREENS.map((screen, index) => (
        <Screen key={screen} name={screen} y={FIRST_Y + index * PITCH} />
      ))}
      <rect
        x={HELP_X}
        y={FIRST_Y}
        width={HELP_WIDTH}
        height={STACK_HEIGHT}
        rx="12"
        fill="var(--accent)"
      />
      {['Professional', 'help'].map((word, line) => (
        <text
          key={word}
          x={HELP_X + HELP_WIDTH / 2}
          y={FIRST_Y + STACK_HEIGHT / 2 - 4 + line * 18}
          textAnchor="middle"
          fontSize="14"
          fontWeight="700"
          fill="var(--on-accent)"
        >
          {word}
        </text>
      ))}
    </Figure>
  );
}

function Screen({ name, y }: { name: string; y: number }) {
  const middleY = y + BOX_HEIGHT / 2;
  const tipX = HELP_X - 3;
  return (
    <g>
      <rect
        x={LEFT}
        y={y}
        width={BOX_WIDTH}
        height={BOX_HEIGHT}
        rx="8"
        fill="var(--card)"
        stroke="var(--ink)"
      />
      <text className="fig-text" x={LEFT + 12} y={middleY + 5}>
        {name}
      </text>
      <line
        x1={LEFT + BOX_WIDTH}
        x2={tipX}
        y1={middleY}
        y2={middleY}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <polygon
        points={[tipX, middleY, tipX - HEAD, middleY - 4, tipX - HEAD, middleY + 4].join(' ')}
        fill="var(--ink)"
      />
    </g>
  );
}
