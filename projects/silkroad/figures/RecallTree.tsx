import { Figure } from '@/ui/Figure';

const LOTS = [
  { name: 'Lot 1', isRecalled: true },
  { name: 'Lot 2', isRecalled: false },
] as const;
const CASES_PER_LOT = 2;
const PACKS_PER_CASE = 3;
const PACK_GAP = 26;
const FIRST_PACK_X = 27;
const LEVEL_Y = { lot: 36, case: 104, pack: 172 };
/** The shelf holds the second case of the first lot and the first case of the second. */
const SHELF = { firstPack: 3, lastPack: 8 };
const SCANNED_PACK = 4;

/** One flag on a lot bars its packs wherever they lie; a scan finds it by climbing. */
export function RecallTree() {
  return (
    <Figure
      width={340}
      height={234}
      alt="Two lots, each with two cases of three packs. Lot 1 is recalled. One hospital shelf holds three packs of lot 1 and three of lot 2. Scanning a pack of lot 1 climbs through its case to the lot and meets the flag, so the three packs of lot 1 on the shelf are barred."
      caption="Crossed packs are barred. The heavy line is one scan, climbing from pack to case to the flag on the lot."
    >
      {LOTS.map((lot, index) => (
        <Lot key={lot.name} {...lot} index={index} />
      ))}
      <rect
        x={packX(SHELF.firstPack) - 13}
        y={LEVEL_Y.pack - 14}
        width={packX(SHELF.lastPack) - packX(SHELF.firstPack) + 26}
        height="44"
        rx="10"
        fill="none"
        stroke="var(--ink)"
        strokeDasharray="4 4"
      />
      <text
        className="fig-label"
        x={middle(SHELF.firstPack, SHELF.lastPack)}
        y={LEVEL_Y.pack + 50}
        textAnchor="middle"
      >
        One hospital shelf
      </text>
    </Figure>
  );
}

interface LotProps {
  name: string;
  isRecalled: boolean;
  index: number;
}

function Lot({ name, isRecalled, index }: LotProps) {
  const packsPerLot = CASES_PER_LOT * PACKS_PER_CASE;
  const first = index * packsPerLot;
  const x = middle(first, first + packsPerLot - 1);
  const colour = isRecalled ? 'var(--on-accent)' : 'var(--ink)';
  return (
    <>
      {Array.from({ length: CASES_PER_LOT }, (_, number) => (
        <Case
          key={number}
          firstPack={first + number * PACKS_PER_CASE}
          lotX={x}
          isRecalled={isRecalled}
        />
      ))}
      <rect
        x={x - 62}
        y={LEVEL_Y.lot - 22}
        width="124"
        height="34"
        rx="10"
        fill={isRecalled ? 'var(--accent)' : 'var(--card)'}
        stroke={isRecalled ? 'var(--accent)' : 'var(--ink)'}
      />
      <text className="fig-strong" x={x} y={LEVEL_Y.lot - 0.5} textAnchor="middle">
        <tspan fill={colour}>{isRecalled ? `${name}: recalled` : name}</tspan>
      </text>
    </>
  );
}

interface CaseProps {
  firstPack: number;
  lotX: number;
  isRecalled: boolean;
}

function Case({ firstPack, lotX, isRecalled }: CaseProps) {
  const packs = Array.from({ length: PACKS_PER_CASE }, (_, number) => firstPack + number);
  const x = middle(firstPack, firstPack + PACKS_PER_CASE - 1);
  return (
    <>
      <Link
        from={{ x, y: LEVEL_Y.case }}
        to={{ x: lotX, y: LEVEL_Y.lot + 12 }}
        isScanned={packs.includes(SCANNED_PACK)}
      />
      {packs.map((pack) => (
        <g key={pack}>
          <Link
            from={{ x: packX(pack), y: LEVEL_Y.pack }}
            to={{ x, y: LEVEL_Y.case + 12 }}
            isScanned={pack === SCANNED_PACK}
          />
          <rect
            x={packX(pack) - 8}
            y={LEVEL_Y.pack}
            width="16"
            height="16"
            fill="var(--card)"
            stroke={isRecalled ? 'var(--accent)' : 'var(--ink)'}
            strokeWidth="1.5"
          />
          {isRecalled && (
            <path
              d={['M', packX(pack) - 5, LEVEL_Y.pack + 3, 'l10 10m0 -10l-10 10'].join(' ')}
              stroke="var(--accent)"
              strokeWidth="2"
            />
          )}
        </g>
      ))}
      <rect
        x={x - 26}
        y={LEVEL_Y.case - 12}
        width="52"
        height="26"
        rx="7"
        fill="var(--card)"
        stroke="var(--ink)"
      />
      <text className="fig-text" x={x} y={LEVEL_Y.case + 5.5} textAnchor="middle">
        Case
      </text>
    </>
  );
}

interface LinkProps {
  from: { x: number; y: number };
  to: { x: number; y: number };
  isScanned: boolean;
}

function Link({ from, to, isScanned }: LinkProps) {
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke={isScanned ? 'var(--accent)' : 'var(--mute)'}
      strokeWidth={isScanned ? 4 : 1}
    />
  );
}

function packX(pack: number) {
  return FIRST_PACK_X + pack * PACK_GAP;
}

function middle(first: number, last: number) {
  return (packX(first) + packX(last)) / 2;
}
