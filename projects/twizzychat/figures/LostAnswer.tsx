import { Arrow } from '@/ui/diagram/Arrow';
import { Cross } from '@/ui/diagram/Cross';
import { Lifeline } from '@/ui/diagram/Lifeline';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const PHONE_X = 88;
const SERVER_X = 248;
const MIDDLE_X = (PHONE_X + SERVER_X) / 2;
const LOST_X = MIDDLE_X - 42;
const BOTTOM = 216;

const MESSAGES = [
  { label: 'send k7', way: 'to server', phone: 'sending', server: 'stores 41' },
  { label: 'k7 is 41', way: 'lost', phone: 'sending' },
  { label: 'send k7', way: 'to server', phone: 'resends', server: 'knows k7' },
  { label: 'k7 is 41', way: 'to phone', phone: 'sent' },
] as const;

/** One message whose reply is lost, sent again under the same key. */
export function LostAnswer() {
  return (
    <Figure
      height={BOTTOM + 4}
      alt="Sequence between phone and server. The phone sends key k7 and the server stores it as number 41. The reply is lost. The phone resends k7, the server recognizes the key, stores nothing and answers 41 again. The phone marks the message as sent."
      caption="The reply is lost, but the message has arrived. Because the key is the same, the second attempt stores nothing."
    >
      <Lifeline name="Phone" x={PHONE_X} bottom={BOTTOM} />
      <Lifeline name="Server" x={SERVER_X} bottom={BOTTOM} />
      {MESSAGES.map((message, index) => (
        <Message key={index} {...message} y={64 + index * 42} />
      ))}
    </Figure>
  );
}

interface MessageProps {
  label: string;
  way: 'to server' | 'to phone' | 'lost';
  phone: string;
  server?: string;
  y: number;
}

function Message({ label, way, phone, server = '', y }: MessageProps) {
  const points = way === 'to server' ? [PHONE_X, y, SERVER_X, y] : [SERVER_X, y, PHONE_X, y];
  return (
    <>
      {way === 'lost' ? (
        <>
          <Line tone="accent" dash="dashed" points={[SERVER_X, y, LOST_X, y]} />
          <Cross x={LOST_X} y={y} />
        </>
      ) : (
        <Arrow points={points} />
      )}
      <Text x={MIDDLE_X} y={y - 12} text={label} />
      <Text look="label" x={PHONE_X - 10} y={y} anchor="end" text={phone} />
      <Text look="label" x={SERVER_X + 10} y={y} anchor="start" text={server} />
    </>
  );
}
