import { Figure } from '@/ui/Figure';

const TRACK = { left: 92, date: 212, right: 332, height: 14 };
const FIRST_ROW_Y = 44;
const ROW_HEIGHT = 76;

interface Readers {
  before: boolean;
  after: boolean;
}

const SCHEMES = [
  {
    name: '1 Plain text, caller check',
    creator: { before: true, after: true },
    anyone: { before: true, after: true },
  },
  {
    name: "2 Creator's key",
    creator: { before: true, after: true },
    anyone: { before: false, after: false },
  },
  {
    name: '3 Lock opened by the date',
    creator: { before: false, after: true },
    anyone: { before: false, after: true },
  },
  {
    name: "4 Date outside, creator's key inside",
    creator: { before: false, after: true },
    anyone: { before: false, after: false },
  },
] as const;

/** Only the last arrangement keeps the creator out before the date and strangers out after it. */
export function WhoCanRead() {
  const bottom = FIRST_ROW_Y + SCHEMES.length * ROW_HEIGHT - 14;
  return (
    <Figure
      width={340}
      height={bottom}
      alt="Who can read a capsule before and after its date. Plain text with a caller check: creator and anyone, always. Creator's key: the creator always, others never. Lock opened by the date: nobody before, everybody after. Date lock outside and creator's key inside: nobody before, only the creator after."
      caption="A filled bar means that the reader can read. Time Capsule is row 2; row 4 is what its rule asks for."
    >
      <text className="fig-label" x={(TRACK.left + TRACK.date) / 2} y="16" textAnchor="middle">
        Before
      </text>
      <text className="fig-label" x={(TRACK.date + TRACK.right) / 2} y="16" textAnchor="middle">
        After the date
      </text>
      {SCHEMES.map(({ name, creator, anyone }, row) => (
        <g key={name} transform={`translate(0 ${String(FIRST_ROW_Y + row * ROW_HEIGHT)})`}>
          <text className="fig-strong" x="8" y="0">
            {name}
          </text>
          <Track y={10} label="creator" readers={creator} />
          <Track y={32} label="anyone" readers={anyone} />
        </g>
      ))}
    </Figure>
  );
}

interface Props {
  y: number;
  label: string;
  readers: Readers;
}

function Track({ y, label, readers }: Props) {
  const { left, date, right, height } = TRACK;
  return (
    <>
      <text className="fig-text" x={left - 12} y={y + 11.5} textAnchor="end">
        {label}
      </text>
      <rect x={left} y={y} width={date - left} height={height} {...paint(readers.before)} />
      <rect x={date} y={y} width={right - date} height={height} {...paint(readers.after)} />
    </>
  );
}

function paint(canRead: boolean) {
  return canRead
    ? { fill: 'var(--accent)', stroke: 'var(--ink)' }
    : { fill: 'none', stroke: 'var(--mute)', strokeDasharray: '2 3' };
}
