import { REST_MS } from './hand';
import { distanceOf, followCurve, LEAST_SPEED, speedOf, stepSpring, STILL, turnOf } from './motion';
import type { Curve, Moving, Place, Spring, Velocity } from './motion';

/** Both motions are computed in steps of a millisecond. */
const STEP_SECONDS = 1 / 1_000;
/** A picture of the trail for so many steps, and so many pictures at most. */
const SAMPLE_MS = 16;
const MOST_SAMPLES = 420;
/** From here on nobody sees it move. */
const CALM_PX = 0.3;
const CALM_SPEED = 3;
/** A badly damped spring is shown where it has come to after this. */
const LONGEST_MS = 60_000;
/** What a throw lost has fallen to the floor by then. */
const FALLEN_MS = 1_000;
/** After a change of mind the time nearly stands still, then creeps, so that a corner of one picture can be seen. */
const [BEAT, CREEP] = [
  { lastsMs: 20, pace: 0.08 },
  { lastsMs: 300, pace: 0.25 },
];
/** A throw that is repeated takes so long to swing the card to where it was let go. */
const CARRY_MS = 420;

/** How the cards of a run move. */
export interface Rules {
  readonly spring: Spring;
  /** How long the timed curve takes. */
  readonly curveMs: number;
}

/** Both motions at one moment of a flight. */
export interface Sample {
  readonly ms: number;
  readonly spring: Moving;
  readonly curve: Moving;
}

/** What a change of mind did to the timed curve. The spring's velocity is the same before and after. */
export interface Turn {
  readonly kind: 'thrown' | 'called back' | 'sent';
  readonly ms: number;
  readonly at: Place;
  readonly before: Velocity;
  readonly after: Velocity;
  /** Unset: there was no speed to turn. */
  readonly degrees: number | undefined;
}

/** A card on its way to where it is let go, along a bend that ends in the direction of the throw. */
interface Carry {
  readonly from: Place;
  readonly bend: Place;
  readonly to: Place;
  readonly hand: Velocity;
  readonly startedMs: number;
}

/** Something that happens by itself at a moment of the flight. */
export interface Cue {
  readonly atMs: number;
  readonly act: (flight: Flight) => Flight;
}

/** One card on its way home twice: once as a spring, once on a timed curve. */
export interface Flight {
  readonly ms: number;
  readonly rules: Rules;
  readonly home: Place;
  readonly spring: Moving;
  readonly curve: Curve;
  readonly isHeld: boolean;
  /** How fast the hand that holds it moves, and when it last moved. */
  readonly hand: Velocity;
  readonly handMs: number;
  /** Unset: a visitor's hand has it, or none. */
  readonly carry: Carry | undefined;
  /** Until then it is shown slowly. */
  readonly slowUntilMs: number;
  /** The record since the card was last let go. */
  readonly trail: readonly Sample[];
  readonly turn: Turn | undefined;
  /** Counts the throws, for the copies of the card. */
  readonly throws: number;
  /** How far beyond home one long step took the spring; negative where it fell short. Unset: there was none. */
  readonly leapPx: number | undefined;
  readonly cues: readonly Cue[];
}

/** A card that lies at home. */
export function layDown(home: Place, rules: Rules): Flight {
  return {
    ms: 0,
    rules,
    home,
    spring: { ...home, ...STILL },
    curve: { from: home, to: home, startedMs: 0, lastsMs: rules.curveMs },
    isHeld: false,
    hand: STILL,
    handMs: 0,
    carry: undefined,
    slowUntilMs: 0,
    trail: [],
    turn: undefined,
    throws: 0,
    leapPx: undefined,
    cues: [],
  };
}

/** Both motions now. */
export function sampleOf({ ms, spring, curve }: Flight): Sample {
  return { ms, spring, curve: followCurve(curve, ms) };
}

/** A hand takes both cards to one place. What was to come by itself is off. */
export function hold(flight: Flight, at: Place, hand: Velocity = STILL): Flight {
  return {
    ...flight,
    ...placeBoth(flight, at),
    isHeld: true,
    hand,
    handMs: flight.ms,
    carry: undefined,
    trail: [],
    turn: undefined,
    leapPx: undefined,
    cues: [],
  };
}

/** The same without a visitor's hand: from where it lies to a place, and thrown there. */
export function carryTo(flight: Flight, to: Place, bend: Place, hand: Velocity): Flight {
  const from = { x: flight.spring.x, y: flight.spring.y };
  return {
    ...hold(flight, from),
    carry: { from, bend, to, hand, startedMs: flight.ms },
    cues: [{ atMs: flight.ms + CARRY_MS, act: (carried) => letGo(carried, hand) }],
  };
}

/** Whether a visitor's hand has it. */
export function isInHand({ isHeld, cues }: Flight): boolean {
  return isHeld && cues.length === 0;
}

/** The hand opens: the spring leaves with its velocity, the curve starts its own plan. */
export function letGo(flight: Flight, hand: Velocity): Flight {
  const at = { x: flight.spring.x, y: flight.spring.y };
  const curve = planCurve(flight, at, flight.home);
  const thrown: Flight = {
    ...flight,
    spring: { ...at, ...hand },
    curve,
    isHeld: false,
    carry: undefined,
    slowUntilMs: speedOf(hand) < LEAST_SPEED ? 0 : flight.ms + CREEP.lastsMs,
    throws: flight.throws + 1,
    turn: describeTurn('thrown', flight.ms, { ...at, ...hand }, followCurve(curve, flight.ms)),
  };
  return { ...thrown, trail: [sampleOf(thrown)] };
}

/** The target changes on the way. The spring is not told anything else; the curve is replaced by a new one. */
export function sendTo(flight: Flight, home: Place, kind: 'called back' | 'sent' = 'sent'): Flight {
  if (flight.isHeld) return { ...flight, home };
  const now = followCurve(flight.curve, flight.ms);
  const curve = planCurve(flight, now, home);
  const sent: Flight = {
    ...flight,
    home,
    curve,
    slowUntilMs: kind === 'sent' ? 0 : flight.ms + CREEP.lastsMs,
    turn: describeTurn(kind, flight.ms, now, followCurve(curve, flight.ms)),
  };
  return { ...sent, trail: [...flight.trail, sampleOf(sent)].slice(-MOST_SAMPLES) };
}

/** One undivided step of the spring, as after a while in a hidden tab. */
export function leap(flight: Flight, seconds: number): Flight {
  const { spring, home, rules } = flight;
  const far = distanceOf(spring, home);
  const landed = stepSpring(spring, home, rules.spring, seconds);
  const beyond =
    (landed.x - home.x) * (home.x - spring.x) + (landed.y - home.y) * (home.y - spring.y);
  const leapt = { ...flight, spring: landed, leapPx: far === 0 ? 0 : beyond / far };
  return { ...leapt, trail: [sampleOf(flight), sampleOf(leapt)] };
}

/** So many milliseconds later, in steps of one. Cues come exactly when they are due. */
export function play(flight: Flight, byMs: number): Flight {
  let now = flight;
  let left = Math.round(byMs);
  while (left > 0) {
    const cue = now.cues[0];
    const steps = cue ? Math.min(left, Math.max(cue.atMs - now.ms, 0)) : left;
    now = step(now, steps);
    left -= steps;
    if (cue && now.ms >= cue.atMs) now = cue.act({ ...now, cues: now.cues.slice(1) });
  }
  return now;
}

/** How fast the time of the flight passes. */
export function paceOf({ ms, turn, slowUntilMs }: Flight): number {
  if (ms >= slowUntilMs) return 1;
  return turn && ms - turn.ms < BEAT.lastsMs ? BEAT.pace : CREEP.pace;
}

/** The same for milliseconds of a visitor, of which `restMs` are left over. */
export function playSlowly(flight: Flight, byMs: number): { flight: Flight; restMs: number } {
  let now = flight;
  let restMs = byMs;
  for (let cost = 1 / paceOf(now); restMs >= cost; cost = 1 / paceOf(now)) {
    now = play(now, 1);
    restMs -= cost;
  }
  return { flight: now, restMs };
}

/** Whether the timed curve has come to its end. */
export function hasArrived({ ms, curve, isHeld, cues }: Flight): boolean {
  return !isHeld && cues.length === 0 && ms - curve.startedMs >= curve.lastsMs;
}

/** Whether nothing moves and nothing will. */
export function isCalm(flight: Flight): boolean {
  const { spring, home, ms, turn } = flight;
  return (
    hasArrived(flight) &&
    ms - (turn?.ms ?? -Infinity) >= FALLEN_MS &&
    distanceOf(spring, home) < CALM_PX &&
    speedOf(spring) < CALM_SPEED
  );
}

/** The whole flight at once, for those who want no motion. */
export function finish(flight: Flight): Flight {
  let now = flight;
  for (let ms = 0; ms < LONGEST_MS && !isDone(now); ms += SAMPLE_MS) {
    now = play(now, SAMPLE_MS);
  }
  return now;
}

function isDone(flight: Flight): boolean {
  return isCalm(flight) || isInHand(flight);
}

function step(flight: Flight, steps: number): Flight {
  if (flight.isHeld) return holdOn(flight, flight.ms + steps);
  const { home, rules, curve, ms } = flight;
  const trail = [...flight.trail];
  let { spring } = flight;
  for (let done = 1; done <= steps; done += 1) {
    spring = stepSpring(spring, home, rules.spring, STEP_SECONDS);
    const isDue = ms + done - (trail.at(-1)?.ms ?? ms) >= SAMPLE_MS;
    if (isDue && trail.length < MOST_SAMPLES) {
      trail.push({ ms: ms + done, spring, curve: followCurve(curve, ms + done) });
    }
  }
  return { ...flight, ms: ms + steps, spring, trail };
}

function holdOn(flight: Flight, ms: number): Flight {
  const { carry, hand, handMs } = flight;
  if (!carry) {
    return { ...flight, ms, hand: ms - handMs > REST_MS ? STILL : hand };
  }
  const { from, bend, to } = carry;
  const share = Math.min((ms - carry.startedMs) / CARRY_MS, 1) ** 2;
  const [start, middle, end] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  const at = {
    x: start * from.x + middle * bend.x + end * to.x,
    y: start * from.y + middle * bend.y + end * to.y,
  };
  return {
    ...flight,
    ...placeBoth(flight, at),
    ms,
    hand: { vx: carry.hand.vx * share, vy: carry.hand.vy * share },
  };
}

function placeBoth({ curve, ms }: Flight, at: Place): Pick<Flight, 'spring' | 'curve'> {
  return {
    spring: { ...at, ...STILL },
    curve: { ...curve, from: at, to: at, startedMs: ms },
  };
}

function planCurve({ ms, rules }: Flight, from: Place, to: Place): Curve {
  return { from: { x: from.x, y: from.y }, to, startedMs: ms, lastsMs: rules.curveMs };
}

function describeTurn(kind: Turn['kind'], ms: number, before: Moving, after: Velocity): Turn {
  return {
    kind,
    ms,
    at: { x: before.x, y: before.y },
    before: { vx: before.vx, vy: before.vy },
    after: { vx: after.vx, vy: after.vy },
    degrees: turnOf(before, after),
  };
}
