import type { Unasked } from '@/stage/define-demo';

/**
 * `lead`: the front gives way. `turn`: the record is turned over. `enter`: a sleeve comes over the stage and stays until the next one can be shown.
 * `leave`: it is pulled off. Then the stage acts, waits for a hand, or is held by one. A stage that cannot start is skipped.
 */
export type Phase = 'lead' | 'turn' | 'enter' | 'leave' | 'act' | 'wait' | 'held' | 'skip' | 'end';

export interface TourState {
  readonly phase: Phase;
  /** What plays or is about to; the number of tracks at the end. */
  readonly index: number;
  /** What the sleeve covers on its way. */
  readonly from: number | undefined;
  readonly direction: 'next' | 'back';
  /** Counts the changes, so that what belongs to an older one is ignored. */
  readonly change: number;
  /** Counts the sleeves: one that has been pulled off does not come back, the next one comes from the edge. */
  readonly sleeve: number;
  /** Whether the sleeve has rested long enough, and whether the stage below can be shown. */
  readonly isCovered: boolean;
  readonly isReady: boolean;
  /** What the stage does by itself, because no hand came. */
  readonly unasked: Unasked;
  readonly isPaused: boolean;
  readonly isListed: boolean;
  /** Whether every act is followed by a wait without end. */
  readonly waitsForever: boolean;
  readonly skipped: readonly number[];
}

export type TourEvent =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'led' | 'turned' | 'covered' | 'arrived' | 'skipped' | 'acted' | 'waited' }
  | { readonly type: 'touched' | 'resumed' | 'pause' | 'waitForever' }
  | { readonly type: 'ready' | 'failed'; readonly index: number }
  | { readonly type: 'list'; readonly isOpen: boolean };

/** The rules of the tour: what follows what. `turnsBefore` are the tracks that begin a side. */
export function createTour(count: number, turnsBefore: readonly number[]) {
  const before: TourState = {
    phase: 'end',
    index: -1,
    from: undefined,
    direction: 'next',
    change: 0,
    sleeve: 0,
    isCovered: false,
    isReady: false,
    unasked: 'nothing',
    isPaused: false,
    isListed: false,
    waitsForever: false,
    skipped: [],
  };
  function start(to: number): TourState {
    const state = go(before, to);
    return state.phase === 'enter' ? { ...state, phase: 'lead' } : state;
  }

  function go(state: TourState, target: number): TourState {
    const to = Math.min(Math.max(target, 0), count);
    const direction = to < state.index ? 'back' : 'next';
    const isShown = state.phase !== 'end' && state.index >= 0;
    const isNewSleeve = direction === 'back' && !(isMoving(state) && state.direction === 'back');
    const turns = direction === 'next' && turnsBefore.includes(to) && state.index === to - 1;
    return {
      ...state,
      phase: phaseTo(to, turns),
      index: to,
      // A second press while a sleeve moves dresses it anew; below it is still the stage that it covers.
      from: isMoving(state) ? state.from : isShown ? state.index : undefined,
      direction,
      change: state.change + 1,
      // From the left comes another one than the next, which stands at the right.
      sleeve: state.sleeve + Number(isNewSleeve),
      isCovered: false,
      isReady: false,
      unasked: 'nothing',
      isPaused: false,
      isListed: false,
    };
  }

  function phaseTo(to: number, turns: boolean): Phase {
    if (to === count) return 'end';
    return turns ? 'turn' : 'enter';
  }

  function reduce(state: TourState, event: TourEvent): TourState {
    const { phase, index } = state;
    switch (event.type) {
      case 'go':
        return go(state, event.to);
      case 'led':
        return phase === 'lead' ? { ...state, phase: 'enter' } : state;
      case 'turned':
        return phase === 'turn' ? { ...state, phase: 'enter', from: undefined } : state;
      case 'covered':
        return phase === 'enter' ? uncover({ ...state, isCovered: true }) : state;
      case 'ready':
        return event.index === index ? uncover({ ...state, isReady: true }) : state;
      case 'failed':
        if (event.index !== index || phase === 'end') return state;
        return {
          ...state,
          phase: 'skip',
          from: undefined,
          sleeve: state.sleeve + 1,
          skipped: [...state.skipped, index],
        };
      case 'arrived':
        if (phase !== 'leave') return state;
        return { ...state, phase: 'act', from: undefined, sleeve: state.sleeve + 1 };
      case 'skipped':
        return phase === 'skip' ? go(state, index + 1) : state;
      case 'acted':
        return phase === 'act' ? { ...state, phase: 'wait' } : state;
      case 'waited':
        if (phase !== 'wait') return state;
        return { ...state, unasked: state.unasked === 'nothing' ? 'dare' : 'mine' };
      case 'touched':
        if (phase !== 'act' && phase !== 'wait') return state;
        return { ...state, phase: 'held', isPaused: false };
      case 'resumed':
        // The better way is still to be seen, with what the hand has set.
        return phase === 'held' ? { ...state, phase: 'wait', unasked: 'mine' } : state;
      case 'pause':
        // While a sleeve moves as well: it comes to its end, and the act below it does not begin.
        return isMoving(state) || phase === 'act' || phase === 'wait'
          ? { ...state, isPaused: !state.isPaused }
          : state;
      case 'waitForever':
        return { ...state, waitsForever: !state.waitsForever };
      case 'list':
        return { ...state, isListed: event.isOpen };
    }
  }

  function uncover(state: TourState): TourState {
    return state.phase === 'enter' && state.isCovered && state.isReady
      ? { ...state, phase: 'leave' }
      : state;
  }

  return { start, reduce };
}

/** Whether a sleeve is on its way, so that two stages are there. */
export function isMoving({ phase }: TourState): boolean {
  return phase === 'lead' || phase === 'turn' || phase === 'enter' || phase === 'leave';
}

/** Whether time goes on: an act that is paused, or a list over it, stops it. */
export function isRunning({ phase, isPaused, isListed }: TourState): boolean {
  return (phase === 'act' || phase === 'wait') && !isPaused && !isListed;
}

/** The state in the words that the page promises to tests and visitors' tools. */
export function publicState({ phase, isPaused }: TourState): string {
  if (phase === 'end') return 'done';
  if (isPaused) return 'paused';
  return phase === 'wait' || phase === 'held' ? 'waiting' : 'playing';
}
