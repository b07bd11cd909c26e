import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Sale } from './run-sale';
import { CROWNS, SUPPLY } from './sale';
import type { Settings } from './settings';
import { formatCount } from './words';

interface Props {
  run: Run<Settings>;
  sale: Sale;
  /** The settings that the sale was held with; older than the run's while a new one is held. */
  held: Settings;
  /** Tokens bought so far, while the opening act sells them. */
  bought: number | undefined;
  /** What the wall is doing; nothing is claimed before it has landed. */
  phase: 'waiting' | 'rolling' | 'resting' | 'sealing' | 'landed';
}

/** What the deal gave you, in one sentence about the sale that the wall shows. */
export function Headline({ run, sale, held, bought, phase }: Props) {
  const { sold, tries, sealed } = held;
  const isOver = sold === SUPPLY;
  return (
    <Sentence problem={run.problem}>
      {bought === undefined ? (
        <>
          After <LiveNumber control={run.number('sold')}>{formatCount(sold)}</LiveNumber>{' '}
          {sold === 1 ? 'sale' : 'sales'} you deal the faces{isOver && ' '}
          {isOver && (
            <LiveNumber key="tries" control={run.number('tries')}>
              {tries === 1 ? 'once' : `${formatCount(tries)} times`}
            </LiveNumber>
          )}
          {isOver && tries > 1 && (sealed ? ' in secret' : ' in secret and keep the best')}.{' '}
          <Verdict sale={sale} held={held} phase={phase} />
        </>
      ) : (
        <>
          1,000 faces are sold unseen, and 50 of them wear a crown. You buy{' '}
          <mark>{formatCount(bought)}</mark>.
        </>
      )}
    </Sentence>
  );
}

function Verdict({ sale, held, phase }: Pick<Props, 'sale' | 'held' | 'phase'>): ReactNode {
  const { sold, tries, sealed, shuffled } = held;
  if (phase === 'waiting') return 'Dealing…';
  if (phase === 'resting') {
    return `Your best shows ${sale.picked.crowns} of 50 crowns. Now the sealed number is opened…`;
  }
  if (phase === 'sealing') return 'A number sealed before the sale moves them all…';
  if (phase === 'rolling') return 'What do your 50 windows show?';
  const crowns = <mark data-crowns={sale.crowns}>{sale.crowns}</mark>;
  const all = sale.crowns === CROWNS;
  const yours = all ? <>all {crowns} crowns</> : <>{crowns} of 50&nbsp;crowns</>;
  if (sold < SUPPLY) {
    return (
      <>
        {sealed ? 'Sealed or not, you' : 'You'} then see what you buy: {yours}.{' '}
        {sale.missed > 0 &&
          `The last ${sale.missed === 1 ? 'one' : sale.missed} came after your 50th buy.`}
      </>
    );
  }
  if (sealed) return <>Then a number sealed before the sale moved them: {yours}.</>;
  if (tries === 1) return <>You got {yours}: plain luck.</>;
  if (!shuffled) return <>The list was not shuffled, so it gave you {yours}.</>;
  if (all) {
    return (
      <>
        Deal {formatCount(sale.order + 1)} gave you {yours}.
      </>
    );
  }
  return <>It gave you {yours}.</>;
}
