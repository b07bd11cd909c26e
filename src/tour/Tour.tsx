import playerPause from '@tabler/icons/filled/player-pause.svg?raw';
// Not the icon of the home page, which would get a file of its own for being shared.
import playerPlay from '@tabler/icons/filled/caret-right.svg?raw';
import trackNext from '@tabler/icons/filled/player-track-next.svg?raw';
import trackPrevious from '@tabler/icons/filled/player-track-prev.svg?raw';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';

import { sitePath } from '@/config/site';
import type { Demo } from '@/stage/define-demo';
import { firstHandle } from '@/stage/focus';
import { Icon } from '@/ui/Icon';

import { BackCover } from './BackCover';
import { Groove, type DrawGroove } from './Groove';
import { createCuts } from './cuts';
import { createTour, isMoving, isRunning, type TourState } from './tour-state';
import { TourStage } from './TourStage';
import { TrackList } from './TrackList';
import {
  ENTER_MS,
  isNewSide,
  LEAVE_MS,
  REST_MS,
  sayTime,
  sideOf,
  timeOf,
  TURN_MS,
  WAIT_MS,
  type Track,
} from './tracks';

/** What the page knows and the player needs. */
export interface TourData {
  readonly tracks: readonly Track[];
  readonly contacts: readonly Contact[];
}

interface Props extends TourData {
  /** The track to begin with. */
  start: number;
  loadDemo: (slug: string) => Promise<Demo>;
}

/** A way to reach the owner, on the back cover. */
export interface Contact {
  readonly label: string;
  readonly href: string;
}

/** A stage that cannot be shown by then is skipped. */
const PATIENCE_MS = 6_000;
const SKIP_MS = 2_600;
/** A pointer that moved within this time holds the next sleeve back: nobody races it to the handle. */
const STIRRED_MS = 900;
/** How far the sleeve has to be pulled, as a share of the screen. */
const PULL_SHARE = 0.22;

/** The record plays itself: one stage after another, each until a hand takes it. */
export function Tour({ tracks, start, contacts, loadDemo }: Props) {
  const [tour] = useState(() =>
    createTour(
      tracks.length,
      tracks.flatMap((_, index) => (isNewSide(tracks, index) ? [index] : [])),
    ),
  );
  const [state, dispatch] = useReducer(tour.reduce, start, tour.start);
  const { phase, index, from, change, isPaused } = state;
  const [cuts] = useState(() => createCuts(tracks.length));
  const [run, setRun] = useState({ slug: '', query: '' });
  const [pull, setPull] = useState(0);
  const stages = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const track = tracks[index];
  const go = (to: number) => dispatch({ type: 'go', to });
  const { draw, left, stir } = useTourClock(tracks, state, cuts, {
    stage: () => stages.current?.querySelector<HTMLElement>('.stage[data-old="false"]') ?? null,
    onActed: () => dispatch({ type: 'acted' }),
    onWaited: () => go(index + 1),
  });
  usePhases(state, {
    turned: () => dispatch({ type: 'turned' }),
    covered: () => dispatch({ type: 'covered' }),
    arrived: () => dispatch({ type: 'arrived' }),
    failed: () => dispatch({ type: 'failed', index }),
    skipped: () => go(index + 1),
  });

  useEffect(() => {
    cuts.clear(index);
    const hash = track ? `#${track.no.toLowerCase()}` : '#end';
    history.replaceState(history.state, '', `${location.pathname}${hash}`);
  }, [change, index, track, cuts]);
  useEffect(() => {
    // Everything that takes the focus away with it hands it to the one button that is always there.
    if (document.activeElement === document.body)
      toggleButton.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // The next demo is fetched while this one plays.
    const next = tracks[index + 1];
    if (phase === 'act' && next) loadDemo(next.slug).catch(() => undefined);
  }, [phase, index, tracks, loadDemo]);

  const toggle = () => {
    if (phase === 'end') go(0);
    else if (phase === 'held') go(index + 1);
    else if (state.isListed) dispatch({ type: 'list', isOpen: false });
    else dispatch({ type: 'pause' });
  };
  const takeHandle = () => {
    dispatch({ type: 'touched' });
    // The room hands the focus on to the handle that its act ends on.
    const stage = stages.current?.querySelector<HTMLElement>('.stage[data-old="false"]');
    const room = stage?.querySelector<HTMLElement>('[data-room]');
    ((stage && firstHandle(stage)) ?? room)?.focus({ preventScroll: true });
  };
  useTourKeys((key, digit) => {
    if (digit !== undefined) go(digit);
    else if (key === ' ') toggle();
    else if (key === 'ArrowRight') go(index + 1);
    else if (key === 'ArrowLeft') go(index - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(tracks.length);
    else if (key === 'ArrowUp' && track) takeHandle();
    else if (key === 'Escape' && state.isListed) dispatch({ type: 'list', isOpen: false });
    else if (key === 'Escape') toggleButton.current?.focus();
    else return false;
    return true;
  }, tracks);

  const isStopped = isPaused || state.isListed || phase === 'held' || phase === 'end';
  // Two stages while a sleeve moves, none on the back cover.
  const shown = phase === 'end' ? [] : [...(from === undefined ? [] : [from]), index];
  const next = tracks[isMoving(state) ? index : index + 1];
  return (
    <div
      className="tour"
      data-phase={phase}
      data-direction={state.direction}
      data-paused={isPaused}
      data-sleeve={track?.slug}
    >
      <div ref={stages} className="tour__room" onPointerMove={stir}>
        {from === undefined && isMoving(state) && (
          <div className="tour__slot" data-old="true">
            <div className="tour__table" />
          </div>
        )}
        {shown.map((one) => {
          const shownTrack = tracks[one];
          if (!shownTrack || (one === index && phase === 'skip')) return null;
          return (
            <div
              key={shownTrack.slug}
              className="tour__slot"
              data-old={one !== index}
              onPointerDownCapture={() => dispatch({ type: 'touched' })}
              onKeyDownCapture={() => dispatch({ type: 'touched' })}
              onWheelCapture={() => dispatch({ type: 'touched' })}
            >
              <TourStage
                track={shownTrack}
                loadDemo={loadDemo}
                isOld={one !== index}
                isHeld={one !== index || isPaused || state.isListed || phase === 'enter'}
                onReady={() => dispatch({ type: 'ready', index: one })}
                onFailed={() => dispatch({ type: 'failed', index: one })}
                onRun={setRun}
              />
            </div>
          );
        })}
        {phase === 'skip' && track && (
          <div className="tour__sorry">
            <p>{track.title} would not start here.</p>
            <p>Playing the next one.</p>
          </div>
        )}
        {phase === 'turn' && track && <Turning side={sideOf(track)} />}
        {phase === 'end' && <BackCover tracks={tracks} contacts={contacts} onAgain={() => go(0)} />}
        {phase !== 'turn' && phase !== 'end' && next && (
          <Sleeve
            // A sleeve from the left starts there.
            key={state.direction === 'back' && isMoving(state) ? change : 'next'}
            track={next}
            pull={pull}
            onPull={setPull}
            onPulled={(direction) => go(index + direction)}
          />
        )}
      </div>
      <div className="tour__band">
        <Groove
          tracks={tracks}
          index={index}
          isPlayed={(one) => one < index}
          skipped={state.skipped}
          cuts={cuts}
          isDown={phase === 'act' || (phase === 'wait' && !isPaused)}
          drawRef={draw}
          onGo={go}
        />
        <div className="desk">
          <button
            type="button"
            className="desk__step"
            aria-label="Previous track"
            disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <Icon svg={trackPrevious} />
          </button>
          <button
            ref={toggleButton}
            type="button"
            className="desk__play"
            aria-label={isStopped ? 'Play the tour' : 'Pause the tour'}
            onClick={toggle}
          >
            <Icon svg={isStopped ? playerPlay : playerPause} />
          </button>
          <button
            type="button"
            className="desk__step"
            aria-label="Next track"
            disabled={phase === 'end'}
            onClick={() => go(index + 1)}
          >
            <Icon svg={trackNext} />
          </button>
          <p className="desk__now">
            <b>{track?.title ?? 'The back cover'}</b> <span>{lineOf(state, track, cuts)}</span>
          </p>
          {track && (phase === 'wait' || phase === 'held' || phase === 'skip' || isPaused) && (
            <a
              className="desk__pill"
              href={`${sitePath(track.path)}${run.slug === track.slug ? run.query : ''}#demo`}
            >
              Read how
            </a>
          )}
          {phase === 'held' && (
            <button
              type="button"
              className="desk__pill"
              data-look="hot"
              onClick={() => go(index + 1)}
            >
              Keep playing
            </button>
          )}
          <span className="desk__end">
            {phase !== 'end' && <span className="desk__left">{sayTime(left)} left</span>}
            <button
              type="button"
              aria-expanded={state.isListed}
              onClick={() => dispatch({ type: 'list', isOpen: !state.isListed })}
            >
              Tracks
            </button>
            <a href={sitePath('/projects')}>Leave</a>
          </span>
        </div>
      </div>
      {state.isListed && (
        <TrackList
          tracks={tracks}
          index={index}
          waitsForever={state.waitsForever}
          onWait={() => dispatch({ type: 'wait' })}
          onGo={go}
        />
      )}
      <p className="visually-hidden" role="status">
        {announce(state, track)}
      </p>
    </div>
  );
}

function lineOf(
  { phase, isPaused }: TourState,
  track: Track | undefined,
  { pictures, workMs }: { pictures: number; workMs: number },
): string {
  if (phase === 'end')
    return pictures === 0
      ? ''
      : `This groove is yours: ${pictures.toLocaleString('en-IN')} pictures, ${(workMs / pictures).toFixed(1)} ms of work for each.`;
  if (isPaused) return 'Paused.';
  if (phase === 'held') return 'The record waits.';
  if (phase === 'wait') return 'Your turn.';
  if (phase === 'skip') return 'Skipped.';
  return track?.line ?? '';
}

/** What a screen reader is told, once for each change; the stage says its own sentence. */
function announce({ phase, isPaused }: TourState, track: Track | undefined): string {
  if (!track) return 'The back cover: every dare of the record.';
  if (isPaused) return 'Paused.';
  if (phase === 'held') return 'The record waits.';
  if (phase === 'wait') return 'Your turn. Arrow up takes the handle.';
  if (phase === 'skip') return `${track.title} would not start here. Playing the next one.`;
  return `${track.no} ${track.title}. ${track.line}`;
}

/** The only time that the whole disc is seen. */
function Turning({ side }: { side: string }) {
  return (
    <div className="turning">
      <p>Side {side}</p>
      <div className="turning__disc" aria-hidden="true">
        <b>{side}</b>
      </div>
    </div>
  );
}

interface SleeveProps {
  track: Track;
  pull: number;
  onPull: (px: number) => void;
  onPulled: (direction: 1 | -1) => void;
}

/** The next sleeve: a strip at the edge, and over everything while it is changed. It can be pulled by hand. */
function Sleeve({ track, pull, onPull, onPulled }: SleeveProps) {
  const grip = useRef<number>(undefined);
  const end = () => {
    if (grip.current === undefined) return;
    grip.current = undefined;
    onPull(0);
    if (pull > innerWidth * PULL_SHARE) onPulled(-1);
    // A press without a pull is a press on the next sleeve.
    else if (pull < -innerWidth * PULL_SHARE || pull === 0) onPulled(1);
  };
  return (
    <div
      className="tour__sleeve"
      data-sleeve={track.slug}
      style={{ translate: `${pull}px` }}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = event.clientX;
      }}
      onPointerMove={({ clientX }) => {
        if (grip.current !== undefined) onPull(clientX - grip.current);
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        grip.current = undefined;
        onPull(0);
      }}
    >
      <span className="tour__disc" />
      <span className="tour__spine">
        <b>{track.no}</b> {track.title}
      </span>
      <img src={sitePath(track.cover)} alt="" draggable={false} />
      <span className="tour__no">{track.no}</span>
    </div>
  );
}

interface Phases {
  turned: () => void;
  covered: () => void;
  arrived: () => void;
  failed: () => void;
  skipped: () => void;
}

/** Moves the tour on when a phase has had its time. */
function usePhases({ phase, change, isReady }: TourState, on: Phases): void {
  const then = useEffectEvent((name: keyof Phases) => on[name]());
  useEffect(() => {
    const after = (ms: number, name: keyof Phases) => setTimeout(() => then(name), ms);
    const timers = {
      turn: () => [after(TURN_MS, 'turned')],
      enter: () => [after(ENTER_MS + REST_MS, 'covered')],
      leave: () => [after(LEAVE_MS, 'arrived')],
      skip: () => [after(SKIP_MS, 'skipped')],
      act: () => [],
      wait: () => [],
      held: () => [],
      end: () => [],
    }[phase]();
    return () => timers.forEach(clearTimeout);
  }, [phase, change]);
  useEffect(() => {
    if (phase !== 'enter' || isReady) return;
    const timer = setTimeout(() => then('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase, change, isReady]);
}

interface ClockEvents {
  stage: () => HTMLElement | null;
  onActed: () => void;
  onWaited: () => void;
}

/**
 * The time of the tour, once per picture: how far the track has played, what the device worked on it, and when an act or a
 * wait is over. A tab that nobody sees has no pictures, so everything stands.
 */
function useTourClock(
  tracks: readonly Track[],
  state: TourState,
  cuts: ReturnType<typeof createCuts>,
  { stage, onActed, onWaited }: ClockEvents,
) {
  const draw = useRef<DrawGroove>(() => undefined);
  const time = useRef({ change: -1, actedMs: 0, waitedMs: 0, stirredAt: -STIRRED_MS });
  const [left, setLeft] = useState(() => timeOf(tracks, state.index));

  const tick = useEffectEvent((now: number, ms: number) => {
    const { index, phase, change } = state;
    const { current } = time;
    if (current.change !== change)
      Object.assign(current, { change, actedMs: 0, waitedMs: 0, stirredAt: -STIRRED_MS });
    const actMs = tracks[index]?.actMs ?? 0;
    if (isRunning(state)) {
      if (phase === 'act') {
        current.actedMs = Math.min(current.actedMs + ms, actMs);
        if (stage()?.dataset['opening'] === 'done') onActed();
      } else if (!state.waitsForever && now - current.stirredAt > STIRRED_MS) {
        current.waitedMs += ms;
        if (current.waitedMs >= WAIT_MS) onWaited();
      }
    }
    const played = Math.min((current.actedMs + current.waitedMs) / (actMs + WAIT_MS), 1);
    draw.current(phase === 'act' || phase === 'wait' || phase === 'held' ? played : 0);
    const seconds = Math.round(
      (timeOf(tracks, index) - current.actedMs - current.waitedMs) / 1_000,
    );
    if (seconds * 1_000 !== left) setLeft(seconds * 1_000);
    return played;
  });
  const note = useEffectEvent((played: number, ms: number) => {
    if (isRunning(state)) cuts.note(state.index, played, ms);
  });

  useEffect(() => {
    // A message is answered after the picture is painted: what lies between is the work on it.
    const painted = new MessageChannel();
    let began = 0;
    let played = 0;
    painted.port1.onmessage = () => note(played, performance.now() - began);
    let previous = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      began = performance.now();
      played = tick(now, Math.min(Math.max(now - previous, 0), 100));
      previous = now;
      painted.port2.postMessage(0);
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      painted.port1.close();
    };
  }, []);

  const stir = () => {
    time.current.stirredAt = performance.now();
  };
  return { draw, left, stir };
}

/** Keys work while the focus is outside the stage; inside, all but Escape are the stage's. */
function useTourKeys(
  onKey: (key: string, digit: number | undefined) => boolean,
  tracks: readonly Track[],
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, target, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest('.stage') && key !== 'Escape') return;
    if (target.closest('a, button') && (key === ' ' || key === 'Enter')) return;
    const digit = /^Digit([1-9])$/.exec(code)?.[1];
    const first = tracks.findIndex((_, index) => isNewSide(tracks, index));
    const chosen = digit === undefined ? undefined : Number(digit) - 1 + (shiftKey ? first : 0);
    if (chosen !== undefined && !tracks[chosen]) return;
    if (onKey(key, chosen)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
