import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';

import type { Scenery } from './FairbnbScene';
import { keepOdd } from './settings';
import { sayBegin, sayVerdict } from './words';

/** What happens to a tenant, and then to a thousand of them. */
export function Headline(scenery: Scenery): ReactNode {
  const { run, story } = scenery;
  return (
    <Sentence problem={run.problem}>
      {story.view === 'crowd' ? <OfAll {...scenery} /> : <OfOne {...scenery} />}
    </Sentence>
  );
}

/** The jury close up. Its size is live wherever it is named. */
function OfOne({ run, story, hearing, isTried, isBlind }: Scenery): ReactNode {
  const { values } = run;
  const said = story.areTurned
    ? sayVerdict(values, hearing, isBlind)
    : sayBegin(values, { isFirst: story.isFirst, isTried, isBlind });
  const [before, after] = said.split('#');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <LiveNumber control={keepOdd(run.number('jurors'))} />
      {after}
    </>
  );
}

/** The thousand: before, and as the run has them. */
function OfAll({ run, story, crowd, shown, unseen, inOpen, isBlind }: Scenery): ReactNode {
  const { peek, right, votes } = run.values;
  const count = (
    <>
      <b>{shown.right}</b> of 1,000 verdicts are right
    </>
  );
  if (peek > 0 && (isBlind ? story.flowed === 0 : shown.peek === 0)) {
    return isBlind ? (
      <>In the open, {count}. Now every jury seals its votes first.</>
    ) : (
      <>
        Take 1,000 juries. Had nobody peeked, <b>{shown.right}</b> verdicts would be right.
      </>
    );
  }
  const jurors = <LiveNumber control={keepOdd(run.number('jurors'))} />;
  const peeking = <LiveNumber control={run.number('peek')}>{shown.peek}%</LiveNumber>;
  const isWorse = shown.right < crowd.alone;
  const alone = `One juror alone ${isWorse ? 'does better:' : 'gets'} ${crowd.alone}.`;
  if (peek === 0) {
    return (
      <>
        {jurors} jurors, each right <LiveNumber control={run.number('right')}>{right}%</LiveNumber>{' '}
        of the time: {count}. {alone}
      </>
    );
  }
  if (isBlind) {
    return (
      <>
        {jurors} jurors peek {peeking} of the time and see only sealed votes: {count}
        {shown.right === inOpen ? '.' : `, not ${inOpen}.`}
      </>
    );
  }
  return (
    <>
      {votes === 'sealed' && 'Without salt, '}
      {jurors} jurors {votes === 'sealed' ? 'read seals' : 'peek'} {peeking} of the time: {count}
      {shown.right === unseen ? '.' : `, not ${unseen}.`}{' '}
      {shown.right === crowd.alone ? 'One juror alone does as well.' : alone}
    </>
  );
}
