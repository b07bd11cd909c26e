/** How long a coin flies. */
const FLIGHT_MS = 430;
/** How far the coin before must be on its way before the next one leaves, as a share of the flight. */
const DISTANCE = 0.035;

/** Each coin's way from the vault, 0, to the thief, 1. The last of the list leaves first. */
export type Coins = readonly number[];

/** Where the coins are when `taken` of them are with the thief and none is in the air. */
export function settleCoins(total: number, taken: number): Coins {
  return Array.from({ length: total }, (_, coin) => (coin < total - taken ? 0 : 1));
}

/** Moves every coin for this many milliseconds to where it belongs, one behind the other. */
export function moveCoins(coins: Coins, taken: number, ms: number): Coins {
  const next = [...coins];
  const stay = coins.length - taken;
  const share = ms / FLIGHT_MS;
  for (let coin = coins.length - 1; coin >= stay; coin -= 1) {
    const [at = 0, before = 1] = [next[coin], next[coin + 1]];
    if (at > 0 || before >= DISTANCE) next[coin] = Math.min(at + share, 1);
  }
  for (let coin = 0; coin < stay; coin += 1) {
    const [at = 0, before = 0] = [next[coin], next[coin - 1]];
    if (at < 1 || before <= 1 - DISTANCE) next[coin] = Math.max(at - share, 0);
  }
  return next;
}

/** Whether none is in the air or waits to leave. */
export function areSettled(coins: Coins, taken: number): boolean {
  const stay = coins.length - taken;
  return coins.every((at, coin) => at === (coin < stay ? 0 : 1));
}
