import { useState } from 'react';

import { createRandom, shuffled } from '@/lib/seeded-random';
import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField, TextField } from '@/stage/fields';

import type { Side } from './conversation';
import { merge } from './merge';
import type { Room } from './merge';
import { LONGEST_LINE } from './settings';
import type { Settings } from './settings';
import type { Shot } from './shot';
import type { Chat } from './use-chat';

const LINES = [
  ['ask', 'You ask'],
  ['no', 'Your friend answers'],
  ['yes', 'Then your friend says'],
  ['so', 'You reply'],
] as const;

/** Own lines, the exact settings, the two lists as text, and the test of the write-up. */
export function TwizzychatMore({ run, data: { shot } }: SceneProps<Settings, Chat>) {
  const [result, setResult] = useState('');
  const rows = Array.from({ length: Math.max(shot.rows.left.length, shot.rows.right.length) });
  return (
    <div className="twizzychat-more">
      <section>
        <p>Your own lines, up to {LONGEST_LINE} characters each</p>
        {LINES.map(([key, label]) => (
          <OwnLine
            key={key}
            label={label}
            line={run.values[key]}
            onChange={(line) => run.change({ [key]: line, hand: '' })}
          />
        ))}
      </section>
      <section>
        <SettingField control={run.number('every')} />
        <p>Each packet carries one line, or a “got it” from the server.</p>
        <SettingField control={run.number('loss')} unit="of 100 packets" />
        <SettingField control={run.number('double')} unit="of 100 packets" />
        <SettingField control={run.number('late')} unit="of 100 packets" />
        <SettingField control={run.number('seed')} />
      </section>
      <section>
        <DataTable
          caption="What the two phones show"
          columns={['Place', 'You', 'Friend']}
          rows={rows.map((_, index) => [
            String(index + 1),
            sayRow(shot, 'left', index),
            sayRow(shot, 'right', index),
          ])}
        />
        <button type="button" className="stage-chip" onClick={() => setResult(tryMerge())}>
          Shuffle 100 messages, repeat 30
        </button>
        <p role="status">{result}</p>
      </section>
    </div>
  );
}

interface OwnLineProps {
  label: string;
  line: string;
  onChange: (line: string) => void;
}

/** What cannot be sent stays in its field until it can. */
function OwnLine({ label, line, onChange }: OwnLineProps) {
  const [draft, setDraft] = useState<string>();
  const isUsable = (text: string) => text.trim() !== '' && text.trim().length <= LONGEST_LINE;
  // A blank at the end stays in the field, so that one can write on.
  const isOpen = draft !== undefined && (!isUsable(draft) || draft.trim() === line);
  const text = isOpen ? draft : line;
  return (
    <TextField
      label={label}
      value={text}
      problem={isUsable(text) ? undefined : sayLength(text.trim().length)}
      onChange={(next) => {
        setDraft(next);
        if (isUsable(next)) onChange(next.trim());
      }}
    />
  );
}

function sayLength(length: number): string {
  if (length === 0) return 'Write something.';
  return `${length} characters. A bubble holds ${LONGEST_LINE}.`;
}

function sayRow({ rows }: Shot, side: Side, index: number): string {
  const row = rows[side][index];
  if (!row) return '';
  const state = row.isCopy === true ? 'twice' : (row.stray ?? row.state);
  const number = row.number === undefined ? '' : `#${row.number} `;
  return `${number}${row.message?.text ?? ''} (${state})`;
}

/** The test that the write-up describes, on another shuffle at each press. */
let shuffles = 0;
function tryMerge(): string {
  shuffles += 1;
  const all = Array.from({ length: 100 }, (_, index) => ({
    key: `k${index}`,
    number: index + 1,
    text: '',
  }));
  const deliveries = shuffled([...all, ...all.slice(0, 30)], createRandom(shuffles));
  const empty: Room = { messages: [], early: new Map(), completeTo: 0 };
  const { messages } = deliveries.reduce(merge, empty);
  const isSorted = messages.every(({ number }, index) => number === index + 1);
  return `Try ${shuffles}: ${deliveries.length} came in a random order. The phone shows ${messages.length}, ${isSorted ? 'each once and in order' : 'not in order'}.`;
}
