import { Figure } from '@/ui/Figure';

const CLIENT_X = 88;
const SERVER_X = 252;
const FIRST_Y = 64;
const STEP = 42;
const HEAD = 7;

const MESSAGES = [
  { label: 'send k7', toServer: true, isLost: false, client: 'sending', server: 'stores 41' },
  { label: 'k7 is 41', toServer: false, isLost: true, client: 'sending', server: '' },
  { label: 'send k7', toServer: true, isLost: false, client: 'resends', server: 'knows k7' },
  { label: 'k7 is 41', toServer: false, isLost: false, client: 'sent', server: '' },
];

/** One message whose acknowledgement is lost, sent again under the same key. */
export function LostAnswer() {
  return (
    <Figure
      width={340}
      height={228}
      alt="Sequence between phone and server. The phone sends key k7 and the server stores it as number 41. The acknowledgement is lost. The phone resends k7, the server recognises the key, stores nothing and answers 41 again. The phone marks the message as sent."
      caption="The acknowledgement is lost, the message is not. Because the key is the same, the second attempt stores nothing."
    >
      <Lifeline x={CLIENT_X} name="Phone" />
      <Lifeline x={SERVER_X} name="Server" />
      {MESSAGES.map((message, index) => (
        <Arrow key={index} {...message} y={FIRST_Y + index * STEP} />
      ))}
    </Figure>
  );
}

function Lifeline({ x, name }: { x: number; name: string }) {
  return (
    <g>
      <text className="fig-strong" x={x} y="18" textAnchor="middle">
        {name}
      </text>
      <line x1={x} x2={x} y1="28" y2="216" stroke="var(--ink)" />
    </g>
  );
}

interface ArrowProps {
  label: string;
  toServer: boolean;
  isLost: boolean;
  client: string;
  server: string;
  y: number;
}

function Arrow({ label, toServer, isLost, client, server, y }: ArrowProps) {
  const middleX = (CLIENT_X + SERVER_X) / 2;
  const startX = toServer ? CLIENT_X : SERVER_X;
  const endX = isLost ? middleX - 42 : toServer ? SERVER_X : CLIENT_X;
  const headX = endX + (toServer ? -HEAD : HEAD);
  return (
    <g>
      <text className="fig-text" x={middleX} y={y - 8} textAnchor="middle">
        {label}
      </text>
      <line
        x1={startX}
        x2={endX}
        y1={y}
        y2={y}
        stroke={isLost ? 'var(--accent)' : 'var(--ink)'}
        strokeWidth="1.5"
        strokeDasharray={isLost ? '4 4' : 'none'}
      />
      {isLost ? (
        <g stroke="var(--accent)" strokeWidth="2.5">
          <line x1={endX - 6} y1={y - 6} x2={endX + 6} y2={y + 6} />
          <line x1={endX - 6} y1={y + 6} x2={endX + 6} y2={y - 6} />
        </g>
      ) : (
        <polygon points={[endX, y, headX, y - 4, headX, y + 4].join(' ')} fill="var(--ink)" />
      )}
      <text className="fig-label" x={CLIENT_X - 10} y={y + 4} textAnchor="end">
        {client}
      </text>
      <text className="fig-label" x={SERVER_X + 10} y={y + 4}>
        {server}
      </text>
    </g>
  );
}
