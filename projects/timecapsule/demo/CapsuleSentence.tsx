import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import { controlOf } from './crew-control';
import type { Settings } from './settings';

const PARTS = /(\{\w+\}|\[\w+\])/;

interface Props {
  run: Run<Settings>;
  /** As `say` gives it. */
  words: string;
  isWorking: boolean;
}

/** What has become of the lock, with the numbers in it that can be changed. */
export function CapsuleSentence({ run, words, isWorking }: Props) {
  const { rounds, workers } = run.values;
  return (
    <Sentence
      problem={run.problem}
      // The rounds would be read out one by one.
      {...(isWorking && { announcement: `Locked until round ${rounds}. Workers: ${workers}.` })}
    >
      {words.split(PARTS).map((part, index) => (
        // A number that has the focus keeps it when the words around it change.
        <Fragment key={part.startsWith('{') ? part : index}>{draw(part, run)}</Fragment>
      ))}
    </Sentence>
  );
}

function draw(part: string, run: Run<Settings>): ReactNode {
  const name = (['rounds', 'workers', 'byte'] as const).find((one) => part === `{${one}}`);
  if (name) return <LiveNumber control={controlOf(run, name)} />;
  return part.startsWith('[') ? <mark>{part.slice(1, -1)}</mark> : part;
}
