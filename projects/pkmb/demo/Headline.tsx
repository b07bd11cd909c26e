import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Sale } from './run-sale';
import { CROWNS, SUPPLY } from './sale';
import type { Settings } from './settings';
import { canFindMore, formatCount } from './words';

interface Props {
  run: Run<Settings>;
  sale: Sale;
  /** The settings that the sale was held with; older than the run's while a new one is held. */
  held: Settings;
  /** Tokens bought so far, while the opening act sells them. */
  bought: number | undefined;
  /** What the wall is doing; nothing is claimed before it has landed. */
  /** Crowns of the best deal that the wall has gone through by now. */
  best: number;
  phase: 'waiting' | 'rolling' | 'resting' | 'sealing' | 'landed';
}

/** What the deal gave you, in one sentence about the sale that the wall shows. */
export function Headline({ run, sale, held, bought, best, phase }: Props) {
  const { sold, tries, sealed } = held;
  const isOver = sold === SUPPLY;
  const isAgain = isOver && tries > 1;
  return (
    <Sentence problem={run.problem}>
      {bought === undefined ? (
        <>
          {isOver && !sealed && 'You build the block. '}After{' '}
          <LiveNumber control={run.number('sold')}>{formatCount(sold)}</LiveNumber>{' '}
          {sold === 1 ? 'sale' : 'sales'} you deal{isAgain ? ' ' : ' the faces'}
          {isOver && !isAgain && ' '}
          {isOver && (
            <LiveNumber key="tries" control={run.number('tries')}>
              {tries === 1 ? 'once' : `${formatCount(tries)} times`}
            </LiveNumber>
          )}
          {isAgain && ' in secret'}
          {isOver && !sealed && phase === 'landed' ? (isAgain ? ' and ' : ': ') : '. '}
          <Verdict sale={sale} held={held} phase={phase} best={best} />
        </>
      ) : (
        <>
          1,000 faces stand in a public list, 50 with a crown. You buy{' '}
          <mark>{formatCount(bought)}</mark> unseen windows in the pattern of its crowns.
        </>
      )}
    </Sentence>
  );
}

function Verdict({
  sale,
  held,
  phase,
  best,
}: Pick<Props, 'sale' | 'held' | 'phase' | 'best'>): ReactNode {
  const { sold, tries, sealed, shuffled } = held;
  if (phase === 'waiting') return 'Dealing…';
  if (phase === 'resting') {
    return `Your best gives you ${sale.picked.crowns} of 50\u00a0crowns. Now the sealed number is opened…`;
  }
  if (phase === 'sealing') return 'A number sealed before the sale moves them all…';
  if (phase === 'rolling') {
    if (sold < SUPPLY) return 'What do your 50 windows show?';
    if (tries === 1) return 'The list slides past your 50\u00a0windows.';
    return (
      <>
        Best so far: <mark>{best}</mark> of 50&nbsp;crowns.
      </>
    );
  }
  const crowns = <mark data-crowns={sale.crowns}>{sale.crowns}</mark>;
  const all = sale.crowns === CROWNS;
  const yours = all ? <>all {crowns} crowns</> : <>{crowns} of 50&nbsp;crowns</>;
  if (sold < SUPPLY) {
    return (
      <>
        {sealed ? 'Sealed or not, you' : 'You'} see {sold === 0 ? 'every face' : 'the rest'} before
        you buy: {yours}.{' '}
        {sale.missed > 0 && `You may buy only 50, or it would be ${sale.crowns + sale.missed}.`}
      </>
    );
  }
  if (sealed) return <>Then a number sealed before the sale moved them: {yours}.</>;
  if (tries === 1) return <>you get {yours}, plain luck.</>;
  const kept = <>keep deal {formatCount(sale.picked.deal)}: </>;
  if (all) {
    return (
      <>
        {kept}
        {yours}. Others get none.
      </>
    );
  }
  return (
    <>
      {kept}
      {yours}.{canFindMore(held, sale.crowns) && ' Keep pulling.'}
      {!shuffled && sale.crowns > 0 && ' Unshuffled, a near miss pays.'}
    </>
  );
}
