import type { Reading } from './ledger';
import type { Settings } from './settings';
import { BINANCE, FAKE, NATIVE, SALE_CHAIN, SAMPLE, WALLET } from './wallet';
import type { Chain, Holding } from './wallet';

/** What a visitor can sell: 20 ETH on Ethereum. */
const SOLD_RAW = 20n * 10n ** 18n;

type Asked = Pick<Settings, 'out' | 'wait' | 'fake' | 'sold' | 'decimals' | 'address' | 'approach'>;

/** What is known of a chain that was asked this long ago. A chain without a plug is unknown at once. */
export function readingOf(chain: Chain, asked: Asked, sinceMs: number): Reading {
  const waitMs = asked.wait * 1_000;
  if (asked.out.includes(chain.id)) return { status: 'unavailable' };
  if (sinceMs < Math.min(chain.answersAfterMs, waitMs)) return { status: 'loading' };
  if (chain.answersAfterMs > waitMs) return { status: 'unavailable' };
  return { status: 'read', holdings: answer(chain.id, asked) };
}

/** The sample provider knows one wallet. Any other address holds nothing, and that is an answer too. */
function answer(
  chain: number,
  { address, fake, sold, decimals, approach }: Asked,
): readonly Holding[] {
  if (address.toLowerCase() !== WALLET.toLowerCase()) return [];
  const held = SAMPLE.filter((holding) => holding.chain === chain).map((holding) => {
    if (holding.contract === NATIVE) {
      return sold && chain === SALE_CHAIN ? { ...holding, raw: holding.raw - SOLD_RAW } : holding;
    }
    // Who just adds up remembers decimals by symbol; the chosen way asks each contract for its own.
    return chain === BINANCE && approach === 'naive' ? { ...holding, decimals } : holding;
  });
  return fake && chain === FAKE.chain ? [...held, FAKE] : held;
}
