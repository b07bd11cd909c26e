import { Box } from '@/ui/diagram/Box';
import { Dot } from '@/ui/diagram/Dot';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const TOKENS = 250n;
const USUAL_DECIMALS = 6;
const BSC_DECIMALS = 18;

/** `decimals` is how the chain writes a balance, `readWith` how the reader divides it. */
const READINGS = [
  { title: 'Ethereum, 6 decimals', decimals: USUAL_DECIMALS, readWith: USUAL_DECIMALS },
  { title: 'BSC, 18 decimals', decimals: BSC_DECIMALS, readWith: BSC_DECIMALS },
  { title: 'BSC, read with 6', decimals: BSC_DECIMALS, readWith: USUAL_DECIMALS },
];

const ROW_HEIGHT = 70;
const CELL = { width: 36, height: 26, pitch: 48 };
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', compactDisplay: 'long' });

/** Where the decimal point falls in the raw integer that a chain reports for 250 USDC. */
export function DecimalPoint() {
  return (
    <Figure
      height={READINGS.length * ROW_HEIGHT - 12}
      alt="The raw balance for 250 USDC is 250 followed by 6 zeros on Ethereum and 250 followed by 18 zeros on Binance Smart Chain (BSC). Reading the second with 6 decimals gives 250 trillion."
      caption="250 USDC as raw integers, the point in color. The point is not part of the balance: it comes from the contract on that chain."
    >
      {READINGS.map((reading, row) => (
        <Reading key={reading.title} {...reading} y={row * ROW_HEIGHT} />
      ))}
    </Figure>
  );
}

type ReadingProps = (typeof READINGS)[number] & { y: number };

function Reading({ title, decimals, readWith, y }: ReadingProps) {
  const raw = TOKENS * 10n ** BigInt(decimals);
  const amount = raw / 10n ** BigInt(readWith);
  const groups = raw.toLocaleString('en-US').split(',');
  const wholeGroups = amount.toLocaleString('en-US').split(',').length;
  const pointX = 8 + wholeGroups * CELL.pitch - (CELL.pitch - CELL.width) / 2;
  return (
    <>
      <Text x={8} y={y + 12} anchor="start" text={title} />
      <Text
        look={amount === TOKENS ? 'strong' : 'accent'}
        x={332}
        y={y + 12}
        anchor="end"
        text={compact.format(amount)}
      />
      {groups.map((digits, index) => (
        <Box
          key={index}
          x={8 + index * CELL.pitch}
          y={y + 24}
          width={CELL.width}
          height={CELL.height}
          radius={0}
          tone={index < wholeGroups ? 'plain' : 'faint'}
          look="code"
          text={digits}
        />
      ))}
      <Dot x={pointX} y={y + 24 + CELL.height - 4} tone="accent" />
    </>
  );
}
