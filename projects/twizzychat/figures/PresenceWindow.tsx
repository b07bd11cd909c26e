import { Bar } from '@/ui/diagram/Bar';
import { Box } from '@/ui/diagram/Box';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
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
const HEIGHT = 24;
const plot = plotArea({ x: [0, GONE_SECONDS], y: [0, 1], left: 14, right: 284 });

/** Two people lose their connection ten seconds apart and are declared gone at the same moment. */
export function PresenceWindow() {
  return (
    <Figure
      height={196}
      alt={`Two example cases with a beat every ${BEAT_SECONDS} seconds and a limit of ${SILENCE_SECONDS} seconds of silence. A phone that drops right after its beat is shown online for 25 seconds too long, one that drops right before the next beat for 15 seconds too long.`}
      caption={`Beats every ${BEAT_SECONDS} s, gone after ${SILENCE_SECONDS} s of silence. The filled stretch is how long the green dot is wrong.`}
    >
      {CASES.map((person, row) => (
        <Person key={person.name} {...person} y={28 + row * 70} />
      ))}
      {[0, 10, 20, 30].map((second) => (
        <Text key={second} look="label" x={plot.x(second)} y={160} text={second} />
      ))}
      <Dot x={plot.left} y={184} />
      <Text
        look="label"
        x={plot.left + 12}
        y={184}
        anchor="start"
        text="beat received, time in seconds"
      />
    </Figure>
  );
}

function Person({ name, dropSeconds, y }: (typeof CASES)[number] & { y: number }) {
  const drop = plot.x(dropSeconds);
  return (
    <>
      <Text x={plot.left} y={y - 15} anchor="start" text={name} />
      <Bar x={plot.left} y={y} width={drop - plot.left} height={HEIGHT} />
      <Box
        x={drop}
        y={y}
        width={plot.right - drop}
        height={HEIGHT}
        radius={0}
        tone="accent"
        text={`${GONE_SECONDS - dropSeconds} s wrong`}
      />
      {[0, LAST_BEAT_SECONDS].map((beat) => (
        <Dot key={beat} x={plot.x(beat)} y={y + HEIGHT + 9} />
      ))}
      <Line points={[plot.right, y - 4, plot.right, y + HEIGHT + 12]} />
      <Text look="label" x={plot.right + 8} y={y + HEIGHT / 2} anchor="start" text="gone" />
    </>
  );
}
