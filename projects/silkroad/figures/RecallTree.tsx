import { Bar } from '@/ui/diagram/Bar';
import { Box } from '@/ui/diagram/Box';
import { Cross } from '@/ui/diagram/Cross';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const LOTS = ['Lot 1', 'Lot 2'];
const RECALLED = 'Lot 1';
const CASES_PER_LOT = 2;
const PACKS_PER_CASE = 3;
const PACKS_PER_LOT = CASES_PER_LOT * PACKS_PER_CASE;
/** The shelf holds the second case of the first lot and the first case of the second. */
const SHELF = { firstPack: 3, lastPack: 8 };
const SCANNED_PACK = 4;
const LOT_Y = 26;
const CASE_Y = 98;
const PACK_Y = 170;
const PACK = 16;

/** One flag on a lot bars its packs wherever they lie; a scan finds it by climbing. */
export function RecallTree() {
  const shelfX = packX(SHELF.firstPack) - 13;
  return (
    <Figure
      height={226}
      alt="Two lots, each with two cases of three packs. Lot 1 is recalled. One hospital shelf holds three packs of lot 1 and three of lot 2. Scanning a pack of lot 1 climbs through its case to the lot and meets the flag, so the three packs of lot 1 on the shelf are barred."
      caption="Crossed packs are barred. The heavy line is one scan, climbing from pack to case to the flag on the lot."
    >
      <Bar
        x={shelfX}
        y={PACK_Y - 18}
        width={packX(SHELF.lastPack) + 13 - shelfX}
        height={40}
        radius={10}
        tone="dashed"
      />
      <Text
        look="label"
        x={middleOf(SHELF.firstPack, 6)}
        y={PACK_Y + 42}
        text="One hospital shelf"
      />
      {LOTS.map((lot, index) => (
        <Lot key={lot} name={lot} firstPack={index * PACKS_PER_LOT} />
      ))}
    </Figure>
  );
}

function Lot({ name, firstPack }: { name: string; firstPack: number }) {
  const x = middleOf(firstPack, PACKS_PER_LOT);
  const isRecalled = name === RECALLED;
  return (
    <>
      {everyFrom(firstPack, CASES_PER_LOT, PACKS_PER_CASE).map((first) => (
        <Case key={first} firstPack={first} lotX={x} isBarred={isRecalled} />
      ))}
      <Box
        x={x - 62}
        y={LOT_Y - 18}
        width={124}
        height={36}
        tone={isRecalled ? 'accent' : 'plain'}
        text={isRecalled ? `${name}: recalled` : name}
      />
    </>
  );
}

interface CaseProps {
  firstPack: number;
  lotX: number;
  isBarred: boolean;
}

function Case({ firstPack, lotX, isBarred }: CaseProps) {
  const packs = everyFrom(firstPack, PACKS_PER_CASE, 1);
  const x = middleOf(firstPack, PACKS_PER_CASE);
  return (
    <>
      <Line
        tone={packs.includes(SCANNED_PACK) ? 'accent' : 'mute'}
        points={[x, CASE_Y, lotX, LOT_Y + 18]}
      />
      {packs.map((pack) => (
        <g key={pack}>
          <Line
            tone={pack === SCANNED_PACK ? 'accent' : 'mute'}
            points={[packX(pack), PACK_Y, x, CASE_Y]}
          />
          <Bar x={packX(pack) - PACK / 2} y={PACK_Y - PACK / 2} width={PACK} height={PACK} />
          {isBarred && <Cross x={packX(pack)} y={PACK_Y} />}
        </g>
      ))}
      <Box x={x - 27} y={CASE_Y - 13} width={54} height={26} radius={7} text="Case" />
    </>
  );
}

function everyFrom(first: number, count: number, step: number) {
  return Array.from({ length: count }, (_, index) => first + index * step);
}

function packX(pack: number) {
  return 27 + pack * 26;
}

function middleOf(firstPack: number, count: number) {
  return (packX(firstPack) + packX(firstPack + count - 1)) / 2;
}
