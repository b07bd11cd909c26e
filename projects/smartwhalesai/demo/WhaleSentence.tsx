import { useState } from 'react';
import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/settings';
import type { Run } from '@/stage/use-run';
import { useTween } from '@/stage/motion';

import { formatCents } from './format-cents';
import { withPlugs } from './settings';
import type { Settings } from './settings';
import type { View } from './view';
import { CHAINS } from './wallet';
import { caution, judge, nameUnknown } from './words';

const PLUGS = whole({ name: 'Chains plugged in', start: 6, from: 0, to: CHAINS.length });

/** What a follower of this wallet reads: a total and an alert, or how much of it is known. */
export function WhaleSentence({ run, view }: { run: Run<Settings>; view: View }) {
  const [refusal, setRefusal] = useState<{ problem: string; during: Settings }>();
  // Said until the run changes in any way: a dare must not open under an old complaint.
  const refused = refusal?.during === run.values ? refusal.problem : undefined;
  const { out } = run.values;
  const { summary, approach, alert } = view;
  const target = Number(summary?.cents ?? 0n);
  const moving = useTween(target);
  const total = formatCents(
    moving === target ? (summary?.cents ?? 0n) : BigInt(Math.round(moving)),
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
        </>
      );
    }
    return approach === 'naive' ? sayTotal() : sayKnown();
  }

  function sayTotal(): ReactNode {
    if (summary?.isLoading) return <>Six chains are asked: {total} so far.</>;
    return (
      <>
        This wallet holds {total}.{' '}
        {alert !== undefined && <mark data-lie={view.isLie}>It {uncapital(alert)}.</mark>}{' '}
        {judge(view)}
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
          {plugs} chains answered. <mark data-unknown>The total is unknown: no alert.</mark>
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
        {total}. {unknown.length > 0 && <mark data-unknown>{nameUnknown(summary)}</mark>}{' '}
        {alert !== undefined && <mark>It {uncapital(alert)}.</mark>} {caution(view)}
      </>
    );
  }
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
