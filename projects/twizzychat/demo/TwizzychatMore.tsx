import { useState } from 'react';

import { createRandom, shuffled } from '@/lib/seeded-random';
import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/SettingField';
import { TextField } from '@/stage/TextField';

import type { Side } from './conversation';
import { merge } from './merge';
import type { Room } from './merge';
import { LONGEST_TEXT } from './settings';
import type { Settings } from './settings';
import type { Shot } from './shot';
import type { Chat } from './use-chat';

/** Own words, the exact settings, the two lists as text, and the test of the write-up. */
export function TwizzychatMore({ run, data: chat }: SceneProps<Settings, Chat>) {
  const { shot } = chat;
  const [text, setText] = useState('');
  const [result, setResult] = useState('');
  const isTooLong = text.length > LONGEST_TEXT;
  const rows = Array.from({ length: Math.max(shot.rows.left.length, shot.rows.right.length) });
  return (
    <div className="twizzychat-more">
      <section>
        <form
          className="twizzychat-more__own"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '' || isTooLong) return;
            chat.write('left', text.trim());
            setText('');
          }}
        >
          <TextField
            label="Your own words, from the left phone"
            value={text}
            problem={isTooLong ? `At most ${LONGEST_TEXT} characters.` : undefined}
            onChange={setText}
          />
          <button type="submit" className="stage-chip">
            Send
          </button>
        </form>
        <SettingField control={run.number('every')} />
        <SettingField control={run.number('tunnel')} />
        <SettingField control={run.number('replies')} />
        <SettingField control={run.number('loss')} unit="of 100" />
        <SettingField control={run.number('double')} unit="of 100" />
        <SettingField control={run.number('late')} unit="of 100" />
        <SettingField control={run.number('seed')} />
        <p>Tunnel, replies and seed count from the start of a run.</p>
        <button type="button" className="stage-chip" onClick={chat.again}>
          Start the run again
        </button>
      </section>
      <section>
        <DataTable
          caption="What the two phones show, from top to bottom. Out of order is counted among confirmed messages."
          columns={['Place', 'Left phone', 'Right phone']}
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

function sayRow({ rows }: Shot, side: Side, index: number): string {
  const row = rows[side][index];
  if (!row) return '';
  const words = [row.message?.text, row.number, row.isCopy === true ? 'twice' : row.state];
  return words.filter((word) => word !== undefined).join(', ');
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
  const { messages, early } = deliveries.reduce(merge, empty);
  const isSorted = messages.every(({ number }, index) => number === index + 1);
  return `Shuffle ${shuffles}: ${deliveries.length} deliveries, ${messages.length} messages, ${isSorted ? 'sorted' : 'not sorted'}, ${early.size} left over.`;
}
