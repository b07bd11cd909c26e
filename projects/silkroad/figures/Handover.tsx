import { Arrow } from '@/ui/diagram/Arrow';
import { Bar } from '@/ui/diagram/Bar';
import { Dot } from '@/ui/diagram/Dot';
import { Lifeline } from '@/ui/diagram/Lifeline';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const SUPPLIER = 48;
const LEDGER = 170;
const HOSPITAL = 292;
const RIGHT_MIDDLE = (LEDGER + HOSPITAL) / 2;
const TOP = 28;
const ACCEPT_Y = 208;
const BOTTOM = 272;
const BAR = { width: 10, tone: 'accent' } as const;

/** Responsibility passes in one instant: when the receiver accepts. */
export function Handover() {
  return (
    <Figure
      height={BOTTOM + 4}
      alt="Sequence between supplier, ledger and hospital. The supplier offers the case on the ledger, the case travels, the hospital scans and compares it, then accepts on the ledger. The supplier is responsible until the acceptance, the hospital from then on."
      caption="The thick bar is responsibility. It changes sides at the acceptance, with no gap and no overlap."
    >
      <Lifeline name="Supplier" x={SUPPLIER} bottom={BOTTOM} />
      <Lifeline name="Ledger" x={LEDGER} bottom={BOTTOM} />
      <Lifeline name="Hospital" x={HOSPITAL} bottom={BOTTOM} />
      <Bar x={SUPPLIER - 5} y={TOP} height={ACCEPT_Y - TOP} {...BAR} />
      <Bar x={HOSPITAL - 5} y={ACCEPT_Y} height={BOTTOM - ACCEPT_Y} {...BAR} />
      <Arrow points={[SUPPLIER + 5, 66, LEDGER, 66]} label="1 offer" />
      <Arrow dash="dashed" points={[SUPPLIER + 5, 118, HOSPITAL, 118]} />
      <Text x={RIGHT_MIDDLE} y={107} text="2 the case travels" />
      <Dot x={HOSPITAL} y={164} />
      <Text x={RIGHT_MIDDLE} y={164} text="3 scan, compare" />
      <Arrow points={[HOSPITAL - 5, ACCEPT_Y, LEDGER, ACCEPT_Y]} label="4 accept" />
      <Line tone="mute" dash="dotted" points={[SUPPLIER, ACCEPT_Y, LEDGER, ACCEPT_Y]} />
      <Text x={(SUPPLIER + LEDGER) / 2} y={ACCEPT_Y + 16} text="holder changes" />
    </Figure>
  );
}
