import { LiveChoice } from '@/stage/LiveChoice';
import { LiveNumber } from '@/stage/LiveNumber';
import type { NumberControl } from '@/stage/number-control';
import { Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import { compareBars, formatHz, formatShare, octaveShare, shareBetween, noteSign } from './pitch';
import type { Unfolded } from './pitch';
import { RINGS, RING_MS } from './rings';
import type { Measured } from './rings';
import { DEEP_TONES, TUNE_RANGE } from './score';
import { WINDOWS } from './settings';
import type { Settings } from './settings';
import { BANDS, findBand } from './spectrum';
import type { Desk } from './use-instrument';

interface Props {
  run: Run<Settings>;
  pitch: NumberControl;
  unfolded: Unfolded;
  measured: Measured;
  isOpening: boolean;
  /** Whether exactly one pitch is held, so that the tallest bar is its own. */
  isHeld: boolean;
  listensTo: Desk['playing'];
  /** The bars in which the deep tones stood up, by their hertz. */
  deepBars: Readonly<Record<number, number>>;
  /** How wide a bin of the analyser is. */
  binHz: number;
  onWindow: (samples: Settings['window']) => void;
}

/** What the disc shows, in words. */
export function AudioSentence(props: Props) {
  const { run, pitch, unfolded, measured, isOpening, isHeld, listensTo, deepBars, binHz } = props;
  const { hz, play, window: samples, view } = run.values;
  const axis = unfolded < 0.5 ? 'hertz' : 'octaves';
  const { problem } = run;

  if (isOpening || play === 'tune') {
    const top = formatShare(octaveShare(8_000, unfolded));
    return (
      <Sentence
        problem={problem}
        note={`The top octave, 8 to 16 kHz, is mostly hiss. It has ${top}.`}
      >
        A tune of four octaves gets{' '}
        <b>{formatShare(shareBetween(TUNE_RANGE.from, TUNE_RANGE.to, unfolded))}</b> of the disc in
        equal {axis}.
      </Sentence>
    );
  }
  if (play === 'drum') {
    return (
      <Sentence
        problem={problem}
        note={`${RINGS} rings, one every ${RING_MS} ms by the clock. A fast screen draws them more often, never sooner.`}
      >
        A drum is <b>every bar at once</b>. It leaves the disc in{' '}
        <b>{((RINGS * RING_MS) / 1_000).toFixed(2)} s</b> on any screen.
      </Sentence>
    );
  }
  if (play === '60-75') {
    const [low, high] = DEEP_TONES.map((tone) => deepBars[tone]);
    return (
      <Sentence
        problem={problem}
        note={`${compareBars(low, high)} Bins are ${binHz.toFixed(1)} Hz wide. Drag the number for another window.`}
      >
        With{' '}
        <LiveChoice
          name="Window"
          choices={WINDOWS}
          chosen={samples}
          nameOf={(count) => Number(count).toLocaleString('en')}
          onChoose={props.onWindow}
        />{' '}
        samples, 60 Hz stands up in bar <b>{barName(low)}</b> and 75 Hz in bar{' '}
        <b>{barName(high)}</b>.
      </Sentence>
    );
  }
  if (listensTo !== undefined) {
    const { peakHz, tallest } = measured;
    return (
      <Sentence
        problem={problem}
        note={
          view === 'flat'
            ? 'Press the disc to play along.'
            : 'Drag the rings to turn them. The flat disc, in More, can be played along.'
        }
        announcement={`Listening to ${listensTo === 'file' ? 'your file' : `the ${listensTo}`}.`}
      >
        The loudest pitch is <b data-peak>{peakHz === undefined ? 'silence' : formatHz(peakHz)}</b>,
        and bar <b>{barName(tallest)}</b> of {BANDS} stands up.
      </Sentence>
    );
  }
  const bar = isHeld && measured.tallest !== undefined ? measured.tallest : barOf(hz, unfolded);
  return (
    <Sentence
      problem={problem}
      note={
        <>
          {noteSign(hz)}.{' '}
          {measured.peakHz === undefined ? (
            'Silence right now'
          ) : (
            <>
              Loudest right now: <span data-peak>{formatHz(measured.peakHz)}</span>
            </>
          )}
          , read from bins {binHz.toFixed(1)} Hz wide.
        </>
      }
    >
      Press at <LiveNumber control={pitch}>{formatHz(hz)}</LiveNumber> and bar{' '}
      <b data-bar>{String(bar + 1)}</b> of {BANDS} stands up. That octave has{' '}
      <b>{formatShare(octaveShare(hz, unfolded))}</b> of the disc.
    </Sentence>
  );
}

/** The bar of a pitch; the last one has the upper end of the picture, too. */
function barOf(hz: number, unfolded: Unfolded): number {
  return findBand(hz, unfolded) ?? BANDS - 1;
}

function barName(bar: number | undefined): string {
  return bar === undefined ? '…' : String(bar + 1);
}
