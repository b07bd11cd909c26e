import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { NumberControl } from '@/stage/number-control';
import { whole } from '@/stage/settings';
import type { Way } from '@/stage/use-run';
import { WaySwitch } from '@/stage/WaySwitch';

import { Accuse } from './Accuse';
import { ACT } from './act';
import { accuse } from './audit';
import styles from './auditrix.css?url';
import { AuditrixMore } from './AuditrixMore';
import { clearingLine } from './contracts';
import { Robbery } from './Robbery';
import { settings } from './settings';
import type { Settings } from './settings';
import { indexShown, isRobbed, judge, useTheft } from './use-theft';
import type { Theft } from './use-theft';
import {
  describeRun,
  tellAccusation,
  tellCrime,
  tellEnd,
  tellMoment,
  tellNext,
  tellWho,
} from './words';

export const demo = defineDemo({
  plays: 'the theft',
  line: 'One line in the wrong place drains a vault.',
  opens:
    'Suppose a model flags one line of this vault. Is it right? You are the thief who puts in 1 coin beside the savers’ 59 to try it.',
  real: 'both contracts are parsed and run by a small interpreter in this page, with calls inside calls, failures that undo what came before, and sums that are checked. The coins are counted by that run. What you quote is searched for in the code. A claim is proven only if its quotation is there and its exploit worked.',
  beyond:
    'in the design a language model proposes the claims, and the last gate is a rule over the syntax tree. Here the claims are written by hand, one of them by you, and the last gate is a run, which the write-up names as the next step. Only two lines come with an exploit. There is no chain and no gas.',
  styles,
  settings,
  ways: {
    legend: 'The claim',
    naive: ['Believe it', { approach: 'naive' }],
    mine: ['Run it first', { approach: 'mine' }],
  },
  // Each leaves the proof to the visitor, who is shown where to press.
  dares: [
    ['Invent a line', { quote: 'selfdestruct(owner);' }],
    ['Clear first', { up: 3 }],
    ['Subtract', { operator: 'subtract' }],
  ],
  // Above “pays” the same line is safe, and only who runs it sees that.
  tour: { dare: ['Take the coins', {}], mine: { up: 2 }, dareMs: 3_000 },
  act: ACT,
  describe: describeRun,
  useData: useTheft,
  Scene: AuditrixScene,
  More: AuditrixMore,
  moreName: 'More: claims and contracts',
});

/** A vault, a thief, one line that can be moved, and an accusation that somebody believes or proves. */
function AuditrixScene({ run, act, data: theft }: SceneProps<Settings, Theft>) {
  const { plan, attack } = theft;
  const { claim, isTrue, isRunning, quote } = judge(run, act, theft);
  const index = indexShown(run, theft, claim);
  const moment = attack.moments[index];
  const isAtRest = !isRunning && index === attack.rest;
  const isBelieved = claim.standing === 'believed';
  const isWrong = isBelieved && !isTrue && !isRunning;
  const isSeen = run.isTouched || run.isShared;

  const prove = (way: Way) => {
    run.choose(way);
    // Somebody else's run goes on; the verdict waits for its end.
    if (way === 'mine' && !isRunning && claim.isTheft) theft.playAgain();
  };

  const quoteLine = (next: string) => {
    run.change({ quote: next });
    const isTried = run.way === 'mine' && !claim.isTheft && accuse(next, theft).isTheft;
    if (isTried) theft.playAgain();
  };

  const numbers: Record<'thief' | 'savers' | 'call', NumberControl> = {
    thief: run.number('thief'),
    savers: run.number('savers'),
    call: {
      setting: whole({ name: 'Call', start: 1, from: 1, to: Math.max(attack.calls, 1) }),
      value: Math.max(isAtRest ? attack.calls : (moment?.call ?? 1), 1),
      change: (value) => {
        if (value === attack.calls) theft.showEnd();
        else theft.showCall(value);
      },
      refuse: theft.refuseCall,
    },
  };

  const rob = () => {
    // Nothing of the run changes, but it is the visitor's now.
    run.change({});
    theft.rob();
  };

  const told = () => {
    if (!isRobbed(run)) return tellCrime(plan);
    if (quote.trim() !== '') return tellAccusation(claim, isTrue && !isRunning, theft);
    if (isAtRest || !moment) return tellEnd(attack, plan, claim, isTrue);
    return tellMoment(moment, plan);
  };

  return (
    <Robbery
      run={run}
      theft={theft}
      index={index}
      claim={claim}
      isWrong={isWrong}
      quote={quote}
      waitsFor={
        (act.isDone && !isRobbed(run) && 'coin') ||
        (isBelieved && isTrue && !isRunning && quote === '' && run.values.up === 0 && 'line') ||
        undefined
      }
      next={tellNext(claim, attack)}
      onQuote={quoteLine}
      onPay={rob}
      accuse={
        <Accuse
          who={tellWho(claim)}
          quote={quote}
          said={clearingLine(plan)}
          isLit={!isBelieved && !isRunning && quote === ''}
          onQuote={quoteLine}
          onProve={() => prove('mine')}
        >
          <WaySwitch run={run} isLit={isSeen && isWrong} onChoose={prove} />
        </Accuse>
      }
    >
      <Sentence problem={run.problem ?? theft.callProblem}>
        {told().map((piece, at) => {
          if (typeof piece === 'string') return piece;
          if ('mark' in piece) return <mark key={at}>{piece.mark}</mark>;
          return <LiveNumber key={piece.number} control={numbers[piece.number]} />;
        })}
      </Sentence>
    </Robbery>
  );
}
