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
  /** Crowns of the best deal that the wall has gone through by now. */
  best: number;
  /** What the wall is doing; nothing is claimed before it has landed. */
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
          After <LiveNumber control={run.number('sold')}>{formatCount(sold)}</LiveNumber>{' '}
          {sold === 1 ? 'sale' : 'sales'} you deal
          {isOver && (
            <>
              {' '}
              <LiveNumber key="tries" control={run.number('tries')}>
                {tries === 1 ? 'once' : `${formatCount(tries)} times`}
              </LiveNumber>
            </>
          )}
          {isAgain && ' in secret'}
          {isAgain && !sealed && phase === 'landed' ? ' and ' : '. '}
          <Verdict sale={sale} held={held} phase={phase} best={best} />
        </>
      ) : (
        <>
          You sell {formatCount(SUPPLY)} hidden pictures; {CROWNS} are rare: the crowns. You also
          buy <mark>{bought}</mark> of them: your frames.
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
    return `Your best gives you ${sale.picked.crowns} of\u00a050 crowns. Now the sealed number is opened…`;
  }
  if (phase === 'sealing') return 'A number sealed before the sale moves the list on…';
  if (phase === 'rolling') {
    if (tries === 1 || sold < SUPPLY) return 'The list slides on; your frames stay.';
    return (
      <>
        Best so far: <mark>{best}</mark>&nbsp;of&nbsp;50 crowns.
      </>
    );
  }
  const crowns = <mark data-crowns={sale.crowns}>{sale.crowns}</mark>;
  const all = sale.crowns === CROWNS;
  const yours = all ? <>all {crowns} crowns</> : <>{crowns}&nbsp;of&nbsp;50 crowns</>;
  if (sold < SUPPLY) {
    return (
      <>
        {sealed ? 'Sealed or not, you' : 'You'} see {sold === 0 ? 'every picture' : 'the rest'}{' '}
        before you buy: {yours}.{' '}
        {sale.missed > 0 && `With more than 50 frames it would be ${sale.crowns + sale.missed}.`}
      </>
    );
  }
  if (sealed) return <>Then a number sealed before the sale moved the list: {yours}.</>;
  if (tries === 1) return <>{yours} stop in your frames, by plain luck.</>;
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
      {!shuffled && sale.crowns > 0 && ' Crowns in one row: a near miss pays.'}
    </>
  );
}
