import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import { settings } from './settings';
import type { Settings } from './settings';
import { edgeOf } from './trips';
import { countOf, formatCount, GROW, sayRoom, sayTrips } from './words';

const USUAL_EDGE = edgeOf(settings.start.window);

interface Props {
  run: Run<Settings>;
  /** As shown at this moment; the run's own may be ahead of what is measured. */
  bytes: number;
  leaves: number;
  /** Until everything is there, and until the words are, in the chosen order. */
  trips: number;
  wordsTrip: number;
  /** What the opening act is at. Unset: it is over. */
  act: 'made' | 'sent' | undefined;
  /** How far the page is: it is made, it is on its way, its words are there, all of it is. */
  phase: 'made' | 'sent' | 'read' | 'whole';
}

/** What the reader gets, in one sentence that follows the hand. */
export function Headline({ act, ...props }: Props) {
  const { run } = props;
  return (
    <Sentence problem={run.problem}>
      {act === 'made' ? (
        'A headline, a paragraph, a button. Then the page grows leaves.'
      ) : act === 'sent' ? (
        <>
          Now it is sent. A trip to a far server and back takes, say, <Trip run={run} />…
        </>
      ) : run.values.order === 'first' ? (
        <WordsFirst {...props} />
      ) : props.trips > 1 ? (
        <Fallen {...props} />
      ) : (
        <Whole {...props} />
      )}
    </Sentence>
  );
}

type PartProps = Omit<Props, 'act'>;

function Whole({ run, bytes }: PartProps): ReactNode {
  const { window } = run.values;
  return (
    <>
      This page of <Size run={run} bytes={bytes} /> fits into trip 1: you read it all after{' '}
      <Trip run={run} />. {sayRoom(bytes, window)}
    </>
  );
}

function Fallen({ run, bytes, leaves, trips, phase }: PartProps): ReactNode {
  const { rtt, window } = run.values;
  const edge = edgeOf(window);
  // A dare after a larger page: what is shown on the way is of the one before.
  if (phase === 'made' && bytes > run.values.bytes) {
    return <>The page goes back to {countOf(run.values.bytes, 'byte')}…</>;
  }
  return (
    <>
      {run.dare === GROW ? (
        `${formatCount(leaves)} leaves: `
      ) : edge === USUAL_EDGE ? (
        <>
          <Size run={run} bytes={bytes} />:{' '}
        </>
      ) : (
        `Trip 1 carries ${formatCount(edge)} bytes: `
      )}
      <mark>
        {edge === USUAL_EDGE ? countOf(bytes - edge, 'byte') : formatCount(bytes - edge)} too many
      </mark>
      . The words {phase === 'made' ? 'fall' : 'fell'} into trip {trips}
      {phase === 'made' ? (
        '…'
      ) : phase === 'whole' ? (
        <>
          : you read{' '}
          <span className="prakruti__waited">
            after <mark>{formatCount(trips * rtt)} ms</mark>,
          </span>{' '}
          <span className="prakruti__waited">
            not <LiveNumber control={run.number('rtt')}>{formatCount(rtt)}</LiveNumber>.
          </span>
        </>
      ) : (
        ': nothing to read yet…'
      )}
    </>
  );
}

function WordsFirst({ run, bytes, trips, wordsTrip, phase }: PartProps): ReactNode {
  const size = <Size run={run} bytes={bytes} />;
  if (phase === 'sent') return <>The same {size}, but the words go first…</>;
  const wait =
    wordsTrip === 1 ? <Trip run={run} /> : `${formatCount(wordsTrip * run.values.rtt)} ms`;
  if (trips === wordsTrip) {
    return (
      <>
        {size}, words first: you read them after {wait}. All of it comes with them, so the order
        changes nothing.
      </>
    );
  }
  return (
    <>
      The same {size}, words first: you read them after {wait}, {sayTrips(trips - wordsTrip)}{' '}
      earlier. Only leaves {phase === 'read' ? 'are late.' : 'came late.'}
    </>
  );
}

function Size({ run, bytes }: Pick<Props, 'run' | 'bytes'>): ReactNode {
  return <LiveNumber control={run.number('bytes')}>{countOf(bytes, 'byte')}</LiveNumber>;
}

function Trip({ run }: Pick<Props, 'run'>): ReactNode {
  const control = run.number('rtt');
  return <LiveNumber control={control}>{formatCount(control.value)} ms</LiveNumber>;
}
