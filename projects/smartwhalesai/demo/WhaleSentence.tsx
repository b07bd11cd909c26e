import { useState } from 'react';
import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/settings';
import type { Run } from '@/stage/use-run';

import { formatTotal } from './format-cents';
import { withPlugs } from './settings';
import type { Settings } from './settings';
import type { View } from './view';
import { CHAINS, WALLET } from './wallet';
import { caution, judge, nameUnknown } from './words';

const PLUGS = whole({ name: 'Chains plugged in', start: 6, from: 0, to: CHAINS.length });

/** What a follower of this wallet reads: a total and an alert, or how much of it is known. */
export function WhaleSentence({ run, view }: { run: Run<Settings>; view: View }) {
  const [refusal, setRefusal] = useState<{ problem: string; during: Settings }>();
  // Said until the run changes in any way: a dare must not open under an old complaint.
  const refused = refusal?.during === run.values ? refusal.problem : undefined;
  const { out } = run.values;
  const { summary, approach, alert } = view;
  const total = (
    <span className="smartwhales__figure" data-lie={view.isLie}>
      {formatTotal(summary?.cents ?? 0n)}
    </span>
  );
  return (
    <Sentence problem={refused ?? run.problem}>
      <span className="smartwhales__said">{say()}</span>
    </Sentence>
  );

  function say(): ReactNode {
    if (!summary) {
      return (
        <>
          No total. <mark data-unknown>This address was mistyped,</mark> so no chain was asked.
          <Repair view={view} onRepair={(address) => run.change({ address })} />
        </>
      );
    }
    return approach === 'naive' ? sayTotal() : sayKnown();
  }

  function sayTotal(): ReactNode {
    // "A lie:" stays in one line.
    const [, verdict = '', reason = ''] = /^([^:]*:?)(.*)$/.exec(judge(view)) ?? [];
    if (summary?.isLoading) return <>Six chains are asked: {total} so far.</>;
    return (
      <>
        This wallet holds {total}.{' '}
        {alert !== undefined && <mark data-lie={view.isLie}>It {sayMove(alert)}.</mark>}{' '}
        <span className="smartwhales__verdict">
          <span className="smartwhales__figure">{verdict}</span>
          {reason}
        </span>
      </>
    );
  }

  function sayKnown(): ReactNode {
    const plugs = (
      <LiveNumber
        control={{
          setting: PLUGS,
          value: CHAINS.length - out.length,
          problem: refused,
          change: (count) => run.change({ out: withPlugs(out, count) }),
          refuse: (problem) => setRefusal({ problem, during: run.values }),
        }}
      >
        {summary?.answered ?? 0} of {CHAINS.length}
      </LiveNumber>
    );
    if (!summary || (summary.answered === 0 && !summary.isLoading)) {
      return (
        <>
          {plugs} chains answered. <mark data-unknown>The total is unknown, so no alert.</mark>
        </>
      );
    }
    const { unknown, isLoading } = summary;
    return (
      <>
        On {plugs} chains this wallet holds{' '}
        {(unknown.length > 0 || isLoading) && (
          <>
            <mark data-unknown>at least</mark>{' '}
          </>
        )}
        {total}. {alert !== undefined && <mark>It {sayMove(alert)}.</mark>}{' '}
        {unknown.length > 0 && <mark data-unknown>{nameUnknown(summary)}</mark>} {caution(view)}
      </>
    );
  }
}

interface RepairProps {
  view: View;
  onRepair: (address: string) => void;
}

/** The address with its wrong letters. A press puts back the one that the sample wallet has. */
function Repair({ view: { address, check }, onRepair }: RepairProps): ReactNode {
  const wrong = check.status === 'broken' ? check.wrong : [];
  return (
    <button
      type="button"
      className="smartwhales__repair"
      data-repair
      onClick={() => onRepair(WALLET)}
    >
      <code>
        0x
        {Array.from(address, (digit, place) =>
          wrong.includes(place) ? <mark key={place}>{digit}</mark> : digit,
        )}
      </code>
      Press to repair it
    </button>
  );
}

/** "sold $250 trillion", with an amount that no line breaks. */
function sayMove(alert: string): ReactNode {
  const [verb = '', ...amount] = alert.split(' ');
  return (
    <>
      {verb.toLowerCase()} <span className="smartwhales__figure">{amount.join(' ')}</span>
    </>
  );
}
