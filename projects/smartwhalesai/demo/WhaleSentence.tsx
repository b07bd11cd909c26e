import { useState } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/settings';
import type { Run } from '@/stage/use-run';
import { useTween } from '@/stage/motion';

import { formatCents } from './format-cents';
import { withPlugs } from './settings';
import type { Settings } from './settings';
import type { View } from './view';
import { CHAINS } from './wallet';
import { explain, nameUnknown } from './words';

const PLUGS = whole({ name: 'Chains plugged in', start: 5, from: 0, to: CHAINS.length });

/** The total in words: complete, a lower bound that names what is missing, or no number at all. */
export function WhaleSentence({ run, view }: { run: Run<Settings>; view: View }) {
  const [refusal, setRefusal] = useState<{ problem: string; during: Settings }>();
  // Said until the run changes in any way: a dare must not open under an old complaint.
  const refused = refusal?.during === run.values ? refusal.problem : undefined;
  const { summary, approach } = view;
  const { out } = run.values;
  const target = Number(summary?.cents ?? 0n);
  const moving = useTween(target);
  const total = formatCents(
    moving === target ? (summary?.cents ?? 0n) : BigInt(Math.round(moving)),
  );

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
  return (
    <Sentence
      problem={refused ?? run.problem}
      note={
        <>
          {summary && (
            <>
              All six are asked at once, with <LiveNumber control={run.number('wait')} /> s to
              answer.{' '}
            </>
          )}
          {explain(view)}
        </>
      }
    >
      {say()}
    </Sentence>
  );

  function say() {
    if (!summary) {
      return (
        <>
          No total. <mark data-unknown>This address was mistyped,</mark> so no chain was asked.
        </>
      );
    }
    const { answered, unknown, isLoading, moved } = summary;
    if (approach === 'naive') {
      return (
        <>
          Across six chains this wallet holds {total}.
          {moved !== 0n && (
            <>
              {' '}
              <mark data-lie={!view.sold || view.out.length > 0}>
                {moved < 0n ? 'It sold.' : 'It bought.'}
              </mark>
            </>
          )}
        </>
      );
    }
    if (answered === 0 && !isLoading) {
      return (
        <>
          {plugs} chains answered. <mark data-unknown>The total is unknown.</mark>
        </>
      );
    }
    return (
      <>
        On {plugs} chains this wallet holds{' '}
        {(unknown.length > 0 || isLoading) && (
          <>
            <mark data-unknown>at least</mark>{' '}
          </>
        )}
        {total}. {unknown.length > 0 && <mark data-unknown>{nameUnknown(unknown)}</mark>}{' '}
        {moved !== 0n && <mark>{moved < 0n ? 'It sold.' : 'It bought.'}</mark>}
      </>
    );
  }
}
