import { addressOf } from './checksum';

/** A made-up chain provider: who it is, and how long its sample answer takes. */
export interface Chain {
  readonly id: number;
  readonly name: string;
  readonly short: string;
  readonly answersAfterMs: number;
}

/** One token on one chain. The whole number has `decimals` digits after the point. */
export interface Holding {
  readonly chain: number;
  /** 20 bytes in hex, or `native` for the chain's own coin. */
  readonly contract: string;
  readonly symbol: string;
  readonly raw: bigint;
  readonly decimals: number;
}

export const CHAINS: readonly Chain[] = [
  { id: 1, name: 'Ethereum', short: 'ETH', answersAfterMs: 1_070 },
  { id: 56, name: 'Binance Smart Chain', short: 'BSC', answersAfterMs: 1_810 },
  { id: 137, name: 'Polygon', short: 'POL', answersAfterMs: 680 },
  { id: 10, name: 'Optimism', short: 'OP', answersAfterMs: 810 },
  { id: 42_161, name: 'Arbitrum', short: 'ARB', answersAfterMs: 690 },
  { id: 8_453, name: 'Base', short: 'BASE', answersAfterMs: 950 },
];
export const POLYGON = 137;
export const BINANCE = 56;

/** A hash cut to 20 bytes, so that no real person's money is on this page. */
export const WALLET = addressOf('smartwhales sample wallet');

export const NATIVE = 'native';
const ETH = { contract: NATIVE, symbol: 'ETH', decimals: 18 };
const USDC = { symbol: 'USDC', decimals: 6 };

/** 250 dollars. Everywhere else USDC has 6 decimals. */
export const USDC_ON_BINANCE: Holding = {
  ...USDC,
  chain: BINANCE,
  contract: '8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
  decimals: 18,
  raw: 250n * 10n ** 18n,
};

/** Made-up quantities. The contracts are those that the issuers of USDC name. */
export const SAMPLE: readonly Holding[] = [
  { ...ETH, chain: 1, raw: 96_325_864_371_724_851_639n },
  { ...USDC, chain: 1, contract: 'A0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', raw: 45_488_901_109n },
  {
    chain: BINANCE,
    contract: NATIVE,
    symbol: 'BNB',
    decimals: 18,
    raw: 196_924_305_009_809_095_160n,
  },
  USDC_ON_BINANCE,
  {
    chain: POLYGON,
    contract: NATIVE,
    symbol: 'POL',
    decimals: 18,
    raw: 240_984_490_798_650_885_399_430n,
  },
  {
    ...USDC,
    chain: POLYGON,
    contract: '3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    raw: 173_326_347_894n,
  },
  { ...ETH, chain: 10, raw: 28_679_223_502_817_343_849n },
  {
    ...USDC,
    chain: 10,
    contract: '0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    raw: 76_390_070_776n,
  },
  { ...ETH, chain: 42_161, raw: 39_611_796_159_055_784_508n },
  {
    ...USDC,
    chain: 42_161,
    contract: 'af88d065e77c8cC2239327C5EDb3A432268e5831',
    raw: 102_347_254_553n,
  },
  { ...ETH, chain: 8_453, raw: 28_552_128_192_833_793_488n },
  {
    ...USDC,
    chain: 8_453,
    contract: '833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    raw: 87_253_499_581n,
  },
];

/** Anybody can deploy a contract that says its symbol is USDC, and send its coins to anybody. */
export const FAKE: Holding = {
  ...USDC,
  chain: 8_453,
  contract: addressOf('a contract that calls itself USDC'),
  raw: 5_000_000n * 10n ** 6n,
};

/** Example prices in cents, by symbol: all that somebody who just adds up looks at. */
export const PRICE_OF_SYMBOL: ReadonlyMap<string, bigint> = new Map([
  ['ETH', 300_000n],
  ['BNB', 60_000n],
  ['POL', 25n],
  ['USDC', 100n],
]);

/** Where the sale happens. */
export const SALE_CHAIN = 1;
