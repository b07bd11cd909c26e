import { distanceOf, followCurve, speedOf, stepSpring, STILL, turnOf } from './motion';
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

/** A hand takes both cards to one place, at rest. What was to come by itself is off. */
export function hold(flight: Flight, at: Place): Flight {
  return {
    ...flight,
    spring: { ...at, ...STILL },
    curve: { ...flight.curve, from: at, to: at, startedMs: flight.ms },
    isHeld: true,
    trail: [],
    turn: undefined,
    leapPx: undefined,
    cues: [],
  };
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

/** Whether nothing moves and nothing will. */
export function isCalm({ spring, home, ms, curve, isHeld, cues }: Flight): boolean {
  return (
    !isHeld &&
    cues.length === 0 &&
    ms - curve.startedMs >= curve.lastsMs &&
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
  return isCalm(flight) || (flight.isHeld && flight.cues.length === 0);
}

function step(flight: Flight, steps: number): Flight {
  if (flight.isHeld) return { ...flight, ms: flight.ms + steps };
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
