import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { roundToTenth } from '@/ui/diagram/round-to-tenth';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const COUNT = 12;
const SHIFT = 5;
const CHOSEN_TOKEN = 7;
const CENTER = { x: 170, y: 154 };
const RADIUS = { rim: 148, token: 126, divide: 104, picture: 82, hub: 58 };
const TOKENS = Array.from({ length: COUNT }, (_, token) => token);

/** A worked example: twelve tokens on the rim, the pictures they show on the inner ring. */
export function OffsetDial() {
  const picture = pictureOf(CHOSEN_TOKEN);
  return (
    <Figure
      height={308}
      alt={`A dial with two rings of twelve cells. The outer ring holds token numbers 0 to 11, the inner ring the picture each token shows: the token number plus ${SHIFT}, modulo ${COUNT}. Token ${CHOSEN_TOKEN} shows picture ${picture}.`}
      caption={`Outer ring: tokens. Inner ring: pictures, turned by the shift. Token ${CHOSEN_TOKEN} shows picture (${CHOSEN_TOKEN} + ${SHIFT}) mod ${COUNT} = ${picture}.`}
    >
      <Dot {...CENTER} radius={RADIUS.rim} tone="plain" />
      <Dot {...CENTER} radius={RADIUS.divide} tone="plain" />
      <path className="diagram-shape" data-tone="accent" d={wedge(CHOSEN_TOKEN)} />
      <Dot {...CENTER} radius={RADIUS.hub} tone="plain" />
      {TOKENS.map((token) => (
        <Cell key={token} token={token} />
      ))}
      <Text look="label" x={CENTER.x} y={CENTER.y - 10} text="Shift" />
      <Text look="strong" x={CENTER.x} y={CENTER.y + 10} text={`${SHIFT} of ${COUNT}`} />
    </Figure>
  );
}

function Cell({ token }: { token: number }) {
  const [tokenX, tokenY] = at(RADIUS.token, token);
  const [pictureX, pictureY] = at(RADIUS.picture, token);
  const isChosen = token === CHOSEN_TOKEN;
  return (
    <>
      <Line
        tone="faint"
        points={[...at(RADIUS.hub, token + 0.5), ...at(RADIUS.rim, token + 0.5)]}
      />
      <Text look={isChosen ? 'on-accent' : 'strong'} x={tokenX} y={tokenY} text={token} />
      <Text
        look={isChosen ? 'on-accent' : 'text'}
        x={pictureX}
        y={pictureY}
        text={pictureOf(token)}
      />
    </>
  );
}

function pictureOf(token: number) {
  return (token + SHIFT) % COUNT;
}

/** One cell of both rings: an arc of the rim out, an arc of the hub back. */
function wedge(token: number) {
  const { rim, hub } = RADIUS;
  const out = ['M', ...at(rim, token - 0.5), 'A', rim, rim, 0, 0, 1, ...at(rim, token + 0.5)];
  const back = ['L', ...at(hub, token + 0.5), 'A', hub, hub, 0, 0, 0, ...at(hub, token - 0.5)];
  return [...out, ...back, 'Z'].join(' ');
}

/** Cell 0 sits at twelve o'clock. */
function at(radius: number, cell: number): [x: number, y: number] {
  const angle = (cell / COUNT) * 2 * Math.PI;
  return [
    roundToTenth(CENTER.x + radius * Math.sin(angle)),
    roundToTenth(CENTER.y - radius * Math.cos(angle)),
  ];
}
