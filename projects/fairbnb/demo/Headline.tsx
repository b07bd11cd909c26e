import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';

import type { Scenery } from './FairbnbScene';
import { keepOdd } from './settings';
import { sayBegin, sayTrying, sayVerdict } from './words';

/** What happens to a tenant, and then to a thousand of them. */
export function Headline(scenery: Scenery): ReactNode {
  const { run, story } = scenery;
  return (
    <Sentence problem={run.problem}>
      {story.isFar ? <OfAll {...scenery} /> : <OfOne {...scenery} />}
    </Sentence>
  );
}

/** The jury close up. Its size is live wherever it is named. */
function OfOne({ run, story, hearing, triedSeals, isBlind }: Scenery): ReactNode {
  const { values } = run;
  if (story.isWaiting) return sayTrying(triedSeals);
  const said = story.areTurned
    ? sayVerdict(values, hearing, isBlind)
    : sayBegin(values, story.isFirst, isBlind);
  return said.split(/([#@])/).map((part, index) => {
    if (part === '#') return <LiveNumber key={index} control={keepOdd(run.number('jurors'))} />;
    if (part === '@')
      return (
        <LiveNumber key={index} control={run.number('peek')}>
          {values.peek}%
        </LiveNumber>
      );
    return part;
  });
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
        Now 1,000 juries, a house for each. While nobody peeks, <b>{shown.right}</b> verdicts are
        right.
      </>
    );
  }
  const jurors = <LiveNumber control={keepOdd(run.number('jurors'))} />;
  const peeking = <LiveNumber control={run.number('peek')}>{shown.peek}%</LiveNumber>;
  const accuracy = <LiveNumber control={run.number('right')}>{right}%</LiveNumber>;
  const isWorse = shown.right < crowd.alone;
  const alone = `Juror 1 alone ${isWorse ? 'does better:' : 'gets'} ${crowd.alone}.`;
  if (peek === 0) {
    return (
      <>
        {jurors} jurors, each right {accuracy} of the time: {count}. {alone}
      </>
    );
  }
  if (isBlind && right < 50) {
    return (
      <>
        A seal stops copying, not mistakes: {jurors} jurors, each right {accuracy} of the time, get{' '}
        <b>{shown.right}</b> of 1,000 verdicts right.
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
      {right < 50 && shown.right > unseen
        ? 'Where most are wrong, copying one beats counting all.'
        : shown.right === crowd.alone
          ? 'Juror 1 alone does as well.'
          : alone}
    </>
  );
}
