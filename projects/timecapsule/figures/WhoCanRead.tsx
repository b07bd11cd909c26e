import { Bar } from '@/ui/diagram/Bar';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const TRACK = { left: 92, date: 212, right: 332, height: 14 };
const ROW_HEIGHT = 78;

/** From when on each may read; unset means never. */
const SCHEMES = [
  { name: '1 Plain text, caller check', creator: 'always', anyone: 'always' },
  { name: '2 Creator’s key', creator: 'always' },
  { name: '3 Lock opened by the date', creator: 'after', anyone: 'after' },
  { name: '4 Date outside, creator’s key inside', creator: 'after' },
] as const;

/** Only the last arrangement keeps the creator out before the date and strangers out after it. */
export function WhoCanRead() {
  return (
    <Figure
      height={24 + SCHEMES.length * ROW_HEIGHT}
      alt="Who can read a capsule before and after its date. Plain text with a caller check: creator and anyone, always. Creator's key: the creator always, others never. Lock opened by the date: nobody before, everybody after. Date lock outside and creator's key inside: nobody before, only the creator after."
      caption="A filled bar means that the reader can read. Time Capsule is row 2; row 4 is what its rule asks for. The demo is row 3 with a number of squarings in place of the date, as long as nobody uses the creator's key."
    >
      <Text look="label" x={(TRACK.left + TRACK.date) / 2} y={10} text="Before" />
      <Text look="label" x={(TRACK.date + TRACK.right) / 2} y={10} text="After the date" />
      {SCHEMES.map((scheme, row) => {
        const y = 36 + row * ROW_HEIGHT;
        return (
          <g key={scheme.name}>
            <Text look="strong" x={8} y={y} anchor="start" text={scheme.name} />
            <Track y={y + 22} reader="creator" reads={scheme.creator} />
            <Track
              y={y + 44}
              reader="anyone"
              reads={'anyone' in scheme ? scheme.anyone : 'never'}
            />
          </g>
        );
      })}
    </Figure>
  );
}

interface Props {
  y: number;
  reader: string;
  reads: 'always' | 'after' | 'never';
}

function Track({ y, reader, reads }: Props) {
  const { left, date, right, height } = TRACK;
  const place = { y: y - height / 2, height };
  return (
    <>
      <Text x={left - 12} y={y} anchor="end" text={reader} />
      <Bar {...place} x={left} width={date - left} tone={reads === 'always' ? 'accent' : 'faint'} />
      <Bar {...place} x={date} width={right - date} tone={reads === 'never' ? 'faint' : 'accent'} />
    </>
  );
}
