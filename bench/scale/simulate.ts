import { createRandom, randomIndex, type Random } from '../../src/lib/seeded-random.ts';

/** A day at the edges of a content network. All of it but `requestsPerVisit` is an assumption, named in docs/scaling.md. */
export interface Day {
  seed: number;
  visits: number;
  /** How many times the usual rate the spike reaches. */
  spike: number;
  spikeAtHour: number;
  /** Places with a cache of their own. */
  locations: number;
  /** How long a visitor stays on home, where the music widget asks again and again. */
  staySeconds: number;
  /** Measured (bench/results.json). */
  requestsPerVisit: number;
  /** Of the two pages that every visitor opens, and of the write-ups of which everybody reads one. */
  writeUps: number;
  /** How long an edge may hold a page, if a rule allows it. */
  pageSeconds: number;
}

/** Counts of ten minutes. */
export interface Slot {
  visits: number;
  /** Requests that reach an edge; without a content network, the one machine. */
  edge: number;
  /** Requests to the origin when edges obey the headers as they are: pages are asked for every time. */
  originAsSent: number;
  /** The same when edges may hold a page for `pageSeconds`. */
  originHeld: number;
  /** Questions to the music source when every location has a memory of its own, as on Workers. */
  upstreamPerLocation: number;
  /** The same when one process asks for all. */
  upstreamOneProcess: number;
}

const STEP_SECONDS = 15;
const SLOT_SECONDS = 600;
const DAY_SECONDS = 86_400;
/** The widget waits fifteen seconds and up to two more, sixteen on average (src/features/music/use-music.ts). */
export const POLL_SECONDS = 16;
/** As long as the endpoints let their answers be held (src/features/music/endpoints.server.ts). */
const PLAYING_SECONDS = 15;
const HISTORY_SECONDS = 60;
const RISE_SECONDS = 600;
const HALF_LIFE_SECONDS = 5_400;
/** The night has this part of the visitors of noon. */
const NIGHT = 0.3;
const PAGES_PER_VISIT = 3;
const PAGES_FOR_ALL = 2;
/** From here on a normal distribution is near enough to Poisson's, and much quicker. */
const MANY = 12;

interface Location {
  share: number;
  /** Hours east of Greenwich. */
  east: number;
  /** Arrivals of the last steps, for who is still on home. */
  arrived: number[];
  onHome: number;
  /** The second from which each page has to be fetched again. */
  pages: number[];
  playing: number;
  history: number;
}

/** Goes through the day in steps of fifteen seconds, the shortest time that anything is held, location by location. The same seed gives the same day. */
export function simulateDay(day: Day): Slot[] {
  const random = createRandom(day.seed);
  const locations = makeLocations(day, random);
  const steps = DAY_SECONDS / STEP_SECONDS;
  const usualRate = findUsualRate(day, locations);
  const process = { playing: 0, history: 0 };
  const slots: Slot[] = [];
  for (let step = 0; step < steps; step += 1) {
    const second = step * STEP_SECONDS;
    if (second % SLOT_SECONDS === 0) slots.push(emptySlot());
    const slot = slots.at(-1) ?? emptySlot();
    for (const location of locations) {
      const rate = usualRate * location.share * dayCurve(location, second) * spikeAt(day, second);
      const arrivals = poisson(rate * STEP_SECONDS, random);
      visitLocation(day, { location, process, slot, second, arrivals, random });
    }
  }
  return slots;
}

interface Moment {
  location: Location;
  process: { playing: number; history: number };
  slot: Slot;
  second: number;
  arrivals: number;
  random: Random;
}

function visitLocation(day: Day, moment: Moment): void {
  const { location, process, slot, second, arrivals, random } = moment;
  location.arrived.push(arrivals);
  location.onHome += arrivals;
  if (location.arrived.length > day.staySeconds / STEP_SECONDS)
    location.onHome -= location.arrived.shift() ?? 0;
  const polls = poisson((location.onHome * STEP_SECONDS) / POLL_SECONDS, random);
  slot.visits += arrivals;
  slot.edge += arrivals * day.requestsPerVisit + polls;

  const pages = arrivals > 0 ? refreshPages(day, moment) : 0;
  let refreshed = 0;
  // Nothing plays, so that both questions are asked: the worst case.
  for (const [question, seconds] of [
    ['playing', PLAYING_SECONDS],
    ['history', HISTORY_SECONDS],
  ] as const) {
    if (arrivals + polls === 0 || second < location[question]) continue;
    location[question] = second + seconds;
    refreshed += 1;
    slot.upstreamPerLocation += 1;
    if (second < process[question]) continue;
    process[question] = second + seconds;
    slot.upstreamOneProcess += 1;
  }
  slot.originAsSent += arrivals * PAGES_PER_VISIT + refreshed;
  slot.originHeld += pages + refreshed;
}

/** Fetches the pages that are asked for and no longer held; how many these are. */
function refreshPages(day: Day, { location, second, arrivals, random }: Moment): number {
  const isRead = 1 - (1 - 1 / day.writeUps) ** arrivals;
  let fetched = 0;
  for (let page = 0; page < PAGES_FOR_ALL + day.writeUps; page += 1) {
    if (second < (location.pages[page] ?? 0)) continue;
    if (page >= PAGES_FOR_ALL && random() >= isRead) continue;
    location.pages[page] = second + day.pageSeconds;
    fetched += 1;
  }
  return fetched;
}

/** Large and small places all around the world. */
function makeLocations({ locations }: Day, random: Random): Location[] {
  const sizes = Array.from({ length: locations }, () => 1 / (0.05 + random()));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => ({
    share: size / sum,
    east: randomIndex(random, 24) - 12,
    arrived: [],
    onHome: 0,
    pages: [],
    playing: 0,
    history: 0,
  }));
}

/** The rate of an ordinary moment, in visits per second, that makes the visits of the day together with the spike. */
function findUsualRate(day: Day, locations: readonly Location[]): number {
  let weight = 0;
  for (let second = 0; second < DAY_SECONDS; second += SLOT_SECONDS / 10)
    for (const location of locations)
      weight += location.share * dayCurve(location, second) * spikeAt(day, second);
  return day.visits / (weight * (SLOT_SECONDS / 10));
}

/** Between the night and noon of a place. */
function dayCurve({ east }: Location, second: number): number {
  const hour = second / 3_600 + east;
  const light = (1 - Math.cos((2 * Math.PI * (hour - 1)) / 24)) / 2;
  return NIGHT + (1 - NIGHT) * light;
}

/** Ten minutes up, then half of it every hour and a half. */
function spikeAt({ spike, spikeAtHour }: Day, second: number): number {
  const since = second - spikeAtHour * 3_600;
  if (since < 0) return 1;
  if (since < RISE_SECONDS) return 1 + ((spike - 1) * since) / RISE_SECONDS;
  return 1 + (spike - 1) * 2 ** (-(since - RISE_SECONDS) / HALF_LIFE_SECONDS);
}

/** How many come when `mean` are expected (Knuth's method; the normal distribution for many). */
function poisson(mean: number, random: Random): number {
  if (mean === 0) return 0;
  if (mean > MANY) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

function emptySlot(): Slot {
  return {
    visits: 0,
    edge: 0,
    originAsSent: 0,
    originHeld: 0,
    upstreamPerLocation: 0,
    upstreamOneProcess: 0,
  };
}

/** All counts of a day, and the highest of ten minutes per second. */
export function sumUp(slots: readonly Slot[], key: keyof Slot): { total: number; peak: number } {
  const counts = slots.map((slot) => slot[key]);
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    peak: Math.max(...counts) / SLOT_SECONDS,
  };
}
