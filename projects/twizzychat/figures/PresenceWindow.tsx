import { Figure } from '@/ui/Figure';

/** Example settings: a beat every 10 s, and 25 s of silence before a person counts as gone. */
const BEAT_SECONDS = 10;
const SILENCE_SECONDS = 25;
const LAST_BEAT_SECONDS = 10;
const GONE_SECONDS = LAST_BEAT_SECONDS + SILENCE_SECONDS;

const CASES = [
  { name: 'Drops right after a beat', dropSeconds: LAST_BEAT_SECONDS },
  { name: 'Drops right before the next', dropSeconds: LAST_BEAT_SECONDS + BEAT_SECONDS },
];

const LEFT = 20;
const UNITS_PER_SECOND = 7.4;
const ROW_PITCH = 72;
const BAR_HEIGHT = 22;

const timeX = (seconds: number) => LEFT + seconds * UNITS_PER_SECOND;

/** Two people lose their connection ten seconds apart and are declared gone at the same moment. */
export function PresenceWindow() {
  return (
    <Figure
      width={340}
      height={196}
      alt="Two example cases with a beat every 10 seconds and a limit of 25 seconds of silence. A phone that drops right after its beat is shown online for 25 seconds too long, one that drops right before the next beat for 15 seconds too long."
      caption="Beats every 10 s, gone after 25 s of silence. The filled stretch is how long the green dot is wrong."
    >
      {CASES.map(({ name, dropSeconds }, row) => {
        const top = 30 + row * ROW_PITCH;
        const wrongSeconds = GONE_SECONDS - dropSeconds;
        return (
          <g key={name}>
            <text className="fig-text" x={LEFT} y={top - 10}>
              {name}
            </text>
            <rect
              x={timeX(0)}
              y={top}
              width={dropSeconds * UNITS_PER_SECOND}
              height={BAR_HEIGHT}
              fill="var(--card)"
              stroke="var(--ink)"
            />
            <rect
              x={timeX(dropSeconds)}
              y={top}
              width={wrongSeconds * UNITS_PER_SECOND}
              height={BAR_HEIGHT}
              fill="var(--accent)"
              stroke="var(--accent)"
            />
            <text
              x={timeX(dropSeconds + wrongSeconds / 2)}
              y={top + 16}
              textAnchor="middle"
              fontSize="13"
              fontWeight="700"
              fill="var(--on-accent)"
            >
              {wrongSeconds} s wrong
            </text>
            {[0, LAST_BEAT_SECONDS].map((beat) => (
              <circle
                key={beat}
                cx={timeX(beat)}
                cy={top + BAR_HEIGHT + 9}
                r="4"
                fill="var(--ink)"
              />
            ))}
            <line
              x1={timeX(GONE_SECONDS)}
              x2={timeX(GONE_SECONDS)}
              y1={top - 4}
              y2={top + BAR_HEIGHT + 14}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <text className="fig-label" x={timeX(GONE_SECONDS) + 8} y={top + 15}>
              gone
            </text>
          </g>
        );
      })}
      {[0, 10, 20, 30].map((seconds) => (
        <text key={seconds} className="fig-label" x={timeX(seconds)} y="166" textAnchor="middle">
          {seconds}
        </text>
      ))}
      <circle cx={LEFT} cy="183" r="4" fill="var(--ink)" />
      <text className="fig-label" x={LEFT + 12} y="187">
        beat received, time in seconds
      </text>
    </Figure>
  );
}
