import playerPause from '@tabler/icons/filled/player-pause.svg?raw';
// Not the icon of the home page, which would get a file of its own for being shared.
import playerPlay from '@tabler/icons/filled/caret-right.svg?raw';
import trackNext from '@tabler/icons/filled/player-track-next.svg?raw';
import trackPrevious from '@tabler/icons/filled/player-track-prev.svg?raw';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';

import { sitePath } from '@/config/site';
import type { Demo } from '@/stage/define-demo';
import { countOf } from '@/lib/count-words';
import { firstHandle } from '@/stage/focus';
import { Icon } from '@/ui/Icon';

import { BackCover } from './BackCover';
import { Groove } from './Groove';
import { createCuts } from './cuts';
import { Sleeve } from './Sleeve';
import { createTour, isMoving, publicState, type TourState } from './tour-state';
import { TourStage } from './TourStage';
import { isNewSide, sayTime, sideOf, trackAt, type Track } from './tracks';
import { usePull } from './use-pull';
import { usePhases, useTourClock, useTourKeys } from './use-tour';

/** What the page knows and the player needs. */
export interface TourData {
  readonly tracks: readonly Track[];
  /** Whose record it is. */
  readonly owner: string;
  readonly contacts: readonly Contact[];
}

interface Props extends TourData {
  /** The track to begin with. */
  start: number;
  loadDemo: (slug: string) => Promise<Demo>;
}

/** A way to reach the owner, on the back cover. */
interface Contact {
  readonly label: string;
  readonly href: string;
}

/** The record plays itself: one stage after another, each until a hand takes it. */
export function Tour({ tracks, owner, contacts, start, loadDemo }: Props) {
  const [tour] = useState(() =>
    createTour(
      tracks.length,
      tracks.flatMap((_, index) => (isNewSide(tracks, index) ? [index] : [])),
    ),
  );
  const [state, dispatch] = useReducer(tour.reduce, start, tour.start);
  const { phase, index, from, change, isPaused } = state;
  const [cuts, setCuts] = useState(() => createCuts(tracks.length));
  const [run, setRun] = useState({ slug: '', query: '' });
  const sleeve = useRef<HTMLDivElement>(null);
  const stages = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const track = tracks[index];
  const go = (to: number) => {
    if (phase === 'end' && to === 0) setCuts(createCuts(tracks.length));
    dispatch({ type: 'go', to });
  };
  const stageNow = () =>
    stages.current?.querySelector<HTMLElement>('.stage[data-old="false"]') ?? null;
  const { draw, left, stir } = useTourClock(tracks, state, cuts, {
    stage: stageNow,
    onActed: () => dispatch({ type: 'acted' }),
    onWaited: () => (state.unasked === 'mine' ? go(index + 1) : dispatch({ type: 'waited' })),
  });
  usePhases(state, dispatch);

  useEffect(() => {
    cuts.clear(index);
    const hash = track ? `#${track.no.toLowerCase()}` : '#end';
    history.replaceState(history.state, '', `${location.pathname}${hash}`);
  }, [change, index, track, cuts]);
  const followAddress = useEffectEvent(() => {
    const to = location.hash === '#end' ? tracks.length : trackAt(tracks, location.hash);
    if (to !== undefined && to !== index) go(to);
  });
  useEffect(() => {
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);
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

  const keepPlaying = () => {
    const isSeen = track?.mine === undefined || stageNow()?.dataset['approach'] === 'mine';
    if (isSeen) go(index + 1);
    else dispatch({ type: 'resumed' });
  };
  const toggle = () => {
    if (phase === 'end') go(0);
    else if (state.isListed) dispatch({ type: 'list', isOpen: false });
    else if (phase === 'held') keepPlaying();
    else dispatch({ type: 'pause' });
  };
  const takeHandle = () => {
    dispatch({ type: 'touched' });
    // The room hands the focus on to the handle that its act ends on.
    const stage = stageNow();
    const room = stage?.querySelector<HTMLElement>('[data-room]');
    ((stage && firstHandle(stage)) ?? room)?.focus({ preventScroll: true });
  };
  useTourKeys((key) => {
    if (key === ' ') toggle();
    else if (key === 'ArrowRight') go(index + 1);
    else if (key === 'ArrowLeft') go(index - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(tracks.length);
    else if (key === 'ArrowUp' && track && !state.isListed) takeHandle();
    else if (key === 'Escape' && state.isListed) dispatch({ type: 'list', isOpen: false });
    else if (key === 'Escape') toggleButton.current?.focus();
    else return false;
    return true;
  });

  const isStopped = isPaused || state.isListed || phase === 'held' || phase === 'end';
  const isCovered = phase === 'lead' || phase === 'turn' || phase === 'enter';
  // Two stages while a sleeve moves, none on the back cover.
  const shown = phase === 'end' ? [] : [...(from === undefined ? [] : [from]), index];
  const next = tracks[isMoving(state) ? index : index + 1] ?? BACK_COVER;
  const step = (by: number) => go(index + by);
  const bandHand = usePull({ sleeve, onPulled: step });
  const wordsHand = usePull({
    sleeve,
    onPulled: step,
    // Words, and what is empty between them and the drawing.
    touchOn: '.scene, .sentence, .sentence__words, .sentence__words mark, .stage__words > *',
  });
  return (
    <div
      className="tour"
      data-widget="tour"
      data-state={publicState(state)}
      data-track={track?.slug}
      data-phase={phase}
      data-direction={state.direction}
      data-paused={isPaused}
      data-sleeve={track?.slug}
    >
      <h1 className="visually-hidden">Play all {tracks.length} projects</h1>
      <div ref={stages} className="tour__room" inert={state.isListed} onPointerMove={stir}>
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
              {...wordsHand}
            >
              <TourStage
                track={shownTrack}
                loadDemo={loadDemo}
                isOld={one !== index}
                unasked={one === index && phase === 'wait' ? state.unasked : 'nothing'}
                isHeld={one !== index || isPaused || state.isListed || isCovered}
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
        {track && (phase === 'turn' || (from === undefined && isMoving(state))) && (
          <div className="tour__slot" data-old="true">
            {isNewSide(tracks, index) ? (
              <Turning tracks={tracks} to={index} />
            ) : (
              <div className="tour__table" />
            )}
          </div>
        )}
        {phase !== 'turn' && phase !== 'end' && (
          <Sleeve key={state.sleeve} ref={sleeve} track={next} onStep={step} />
        )}
      </div>
      <div className="tour__band" {...bandHand}>
        <Groove
          tracks={tracks}
          index={index}
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
            onClick={() => step(-1)}
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
            onClick={() => step(1)}
          >
            <Icon svg={trackNext} />
          </button>
          <p className="desk__now">
            <b>{track?.title ?? 'The back cover'}</b> <span>{lineOf(state, track, cuts)}</span>
          </p>
          {track && (phase === 'wait' || phase === 'held' || phase === 'skip' || isPaused) && (
            <a
              className="button button--secondary"
              href={`${sitePath(track.path)}${run.slug === track.slug ? run.query : ''}#in-short`}
            >
              Read how
            </a>
          )}
          {phase === 'held' && (
            <button type="button" className="button button--primary" onClick={keepPlaying}>
              Keep playing
            </button>
          )}
          <span className="desk__end">
            {phase !== 'end' && <span className="desk__left">{sayTime(left)} left</span>}
            <button
              type="button"
              aria-expanded={state.isListed}
              hidden={phase === 'end'}
              onClick={() => dispatch({ type: 'list', isOpen: !state.isListed })}
            >
              {state.isListed ? 'Close' : 'Tracks'}
            </button>
            <a href={sitePath('/projects')}>Leave</a>
          </span>
        </div>
      </div>
      {(state.isListed || phase === 'end') && (
        <BackCover
          tracks={tracks}
          owner={owner}
          contacts={contacts}
          current={track && index}
          waitsForever={state.waitsForever}
          onWaitForever={() => dispatch({ type: 'waitForever' })}
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
  { phase, isPaused, isListed, unasked }: TourState,
  track: Track | undefined,
  { pictures, workMs }: { pictures: number; workMs: number },
): string {
  if (phase === 'end')
    return pictures === 0
      ? ''
      : `The groove is your device’s work: ${(workMs / pictures).toFixed(1)} ms for each of ${pictures.toLocaleString('en-IN')} pictures.`;
  if (isPaused || isListed) return 'Paused.';
  if (phase === 'held') return 'The record waits.';
  if (phase === 'wait' && unasked === 'mine' && track?.mine !== undefined)
    return `Now: ${track.mine}.`;
  if (phase === 'wait' && unasked !== 'nothing' && track?.tourDare !== undefined)
    return `Dare: ${track.tourDare}.`;
  if (phase === 'wait') return 'Your turn. Touch it, and the record waits.';
  if (phase === 'skip') return 'Skipped.';
  return track?.about ?? '';
}

/** What a screen reader is told, once for each change; the stage says its own sentence. */
function announce({ phase, isPaused, unasked }: TourState, track: Track | undefined): string {
  if (!track) return 'The back cover: every dare of the record.';
  if (isPaused) return 'Paused.';
  if (phase === 'held') return 'The record waits.';
  if (phase === 'wait' && unasked === 'mine' && track.mine !== undefined)
    return `Now: ${track.mine}.`;
  if (phase === 'wait') return 'Your turn. Arrow up takes the handle.';
  if (phase === 'skip') return `${track.title} would not start here. Playing the next one.`;
  return `${track.no} ${track.title}. ${track.about}`;
}

/** What stands at the edge after the last track. */
const BACK_COVER = { no: '', slug: '', title: 'Back cover', about: '', cover: '' };

/** The only time that the whole disc is seen: its label is that of the side before, then of the next. */
function Turning({ tracks, to }: { tracks: readonly Track[]; to: number }) {
  const [before = '', side = ''] = tracks.slice(to - 1, to + 1).map(sideOf);
  const count = tracks.filter((track) => sideOf(track) === side).length;
  return (
    <div className="turning">
      <p>
        Side {side} <small>{countOf(count, 'track')}</small>
      </p>
      <div className="turning__disc" aria-hidden="true">
        <b>{before}</b>
        <b>{side}</b>
      </div>
    </div>
  );
}
