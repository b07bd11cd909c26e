/**
 * `turn`: the record is turned over. `enter`: a sleeve comes over the stage and stays until the next one can be shown.
 * `leave`: it is pulled off. Then the stage acts, waits for a hand, or is held by one. A stage that cannot start is skipped.
 */
export type Phase = 'turn' | 'enter' | 'leave' | 'act' | 'wait' | 'held' | 'skip' | 'end';

export interface TourState {
  readonly phase: Phase;
  /** What plays or is about to; the number of tracks at the end. */
  readonly index: number;
  /** What the sleeve covers on its way. */
  readonly from: number | undefined;
  readonly direction: 'next' | 'back';
  /** Counts the changes, so that what belongs to an older one is ignored. */
  readonly change: number;
  /** Whether the sleeve has rested long enough, and whether the stage below can be shown. */
  readonly isCovered: boolean;
  readonly isReady: boolean;
  readonly isPaused: boolean;
  readonly isListed: boolean;
  /** Whether every act is followed by a wait without end. */
  readonly waitsForever: boolean;
  readonly skipped: readonly number[];
}

export type TourEvent =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'turned' | 'covered' | 'arrived' | 'skipped' | 'acted' }
  | { readonly type: 'touched' | 'pause' | 'wait' }
  | { readonly type: 'ready' | 'failed'; readonly index: number }
  | { readonly type: 'list'; readonly isOpen: boolean };

/** The rules of the tour: what follows what. `turnsBefore` are the tracks that begin a side. */
export function createTour(count: number, turnsBefore: readonly number[]) {
  const start = (to: number): TourState =>
    go(
      {
        phase: 'end',
        index: -1,
        from: undefined,
        direction: 'next',
        change: 0,
        isCovered: false,
        isReady: false,
        isPaused: false,
        isListed: false,
        waitsForever: false,
        skipped: [],
      },
      to,
    );

  function go(state: TourState, target: number): TourState {
    const to = Math.min(Math.max(target, 0), count);
    const direction = to < state.index ? 'back' : 'next';
    const isShown = state.phase !== 'end' && state.index >= 0;
    const turns = direction === 'next' && turnsBefore.includes(to) && state.index === to - 1;
    return {
      ...state,
      phase: phaseTo(to, turns),
      index: to,
      // A second press while a sleeve moves dresses it anew; below it is still the stage that it covers.
      from: isMoving(state) ? state.from : isShown ? state.index : undefined,
      direction,
      change: state.change + 1,
      isCovered: false,
      isReady: false,
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
      case 'turned':
        return phase === 'turn' ? { ...state, phase: 'enter', from: undefined } : state;
      case 'covered':
        return phase === 'enter' ? uncover({ ...state, isCovered: true }) : state;
      case 'ready':
        return event.index === index ? uncover({ ...state, isReady: true }) : state;
      case 'failed':
        if (event.index !== index || phase === 'end') return state;
        return { ...state, phase: 'skip', from: undefined, skipped: [...state.skipped, index] };
      case 'arrived':
        return phase === 'leave' ? { ...state, phase: 'act', from: undefined } : state;
      case 'skipped':
        return phase === 'skip' ? go(state, index + 1) : state;
      case 'acted':
        return phase === 'act' ? { ...state, phase: 'wait' } : state;
      case 'touched':
        if (phase !== 'act' && phase !== 'wait') return state;
        return { ...state, phase: 'held', isPaused: false };
      case 'pause':
        return phase === 'act' || phase === 'wait'
          ? { ...state, isPaused: !state.isPaused }
          : state;
      case 'wait':
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
  return phase === 'turn' || phase === 'enter' || phase === 'leave';
}

/** Whether time goes on: an act that is paused, or a list over it, stops it. */
export function isRunning({ phase, isPaused, isListed }: TourState): boolean {
  return (phase === 'act' || phase === 'wait') && !isPaused && !isListed;
}
