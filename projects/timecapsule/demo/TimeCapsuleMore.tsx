import { bytesToHex } from '@/lib/hex';
import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { totalOf } from './puzzle';
import { roundOf, squaringsInARow } from './relay';
import type { Settings } from './settings';
import { controlOf } from './crew-control';
import type { CapsuleData } from './use-capsule';
import { formatCount } from './words';

const NAMES: Readonly<Record<string, string>> = {
  pile: 'loose pieces',
  chain: 'one chain',
  key: 'the key',
};

/** The exact fields, what is on the record, and what each lock has come to. */
export function TimeCapsuleMore({ run, data }: SceneProps<Settings, CapsuleData>) {
  const { isSent, view } = data;
  const { capsule, results } = view;
  const opened = Object.entries(results).filter(([, { end }]) => end === 'opened');
  return (
    <div className="timecapsule-more">
      <section>
        {!isSent && <SettingField control={controlOf(run, 'rounds')} />}
        <SettingField control={controlOf(run, 'workers')} />
        <SettingField control={run.number('byte')} unit="of 272, 0 for none" />
        {opened.length > 0 && (
          <DataTable
            caption="What opened this message, counted on this device"
            columns={['Lock', 'Workers', 'Round', 'Squarings', 'In a row']}
            rows={opened.map(([lock, attempt]) => [
              NAMES[lock] ?? lock,
              lock === 'key' ? 'none' : String(attempt.workers),
              String(roundOf(attempt)),
              formatCount(attempt.shortcut ?? attempt.total),
              formatCount(attempt.shortcut ?? squaringsInARow(attempt)),
            ])}
          />
        )}
      </section>
      {capsule && (
        <dl>
          <dt>Modulus N, the product of two secret primes</dt>
          <dd>{capsule.record.puzzle.modulus.toString(16)}</dd>
          <dt>What has to be squared</dt>
          <dd>{sayStarts(capsule.record.puzzle)}</dd>
          <dt>One round</dt>
          <dd>{`${formatCount(totalOf(capsule.record.puzzle) / capsule.rounds)} squarings, about 0.1 seconds of one worker on the device that sealed it`}</dd>
          <dt>Nonce, and length of the ciphertext</dt>
          <dd>{`${bytesToHex(capsule.record.nonce)}, ${capsule.record.ciphertext.length} bytes with its tag`}</dd>
          <dt>Key</dt>
          <dd>HKDF of the last numbers, for AES-GCM; N, starts and squarings are bound to it</dd>
        </dl>
      )}
    </div>
  );
}

function sayStarts({
  starts,
  squarings,
}: {
  starts: readonly bigint[];
  squarings: number;
}): string {
  const times = `${formatCount(squarings)} times`;
  return starts.length === 1
    ? `${starts.join('')}, ${times} in a row`
    : `each of the ${starts.length} primes from ${starts[0]} to ${starts.at(-1)}, ${times}`;
}
