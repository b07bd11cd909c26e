import { bytesToHex } from '@/lib/hex';
import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { BASE } from './puzzle';
import { squaringsInARow } from './relay';
import type { Settings } from './settings';
import type { CapsuleData } from './use-capsule';
import { WhoReads } from './WhoReads';
import { formatCount, formatSeconds } from './words';

/** The exact fields, what is on the record, and what each attempt came to. */
export function TimeCapsuleMore({ run, data }: SceneProps<Settings, CapsuleData>) {
  const { text, write } = data;
  const { capsule, attempts } = data.view;
  return (
    <div className="timecapsule-more">
      {/* Where the stage has no room for it. */}
      <WhoReads text={text} onWrite={write} values={run.values} record={capsule?.record} />
      <section>
        <SettingField control={run.number('seconds')} unit="seconds" />
        <SettingField control={run.number('workers')} />
        <SettingField control={run.number('byte')} unit="of 272, 0 for none" />
        <DataTable
          caption="Attempts on this capsule, timed on this device"
          columns={['Who', 'Squarings in a row', 'Seconds', 'End']}
          rows={attempts.map((attempt) => [
            attempt.kind === 'key' ? 'creator' : `${attempt.workers} (${attempt.kind})`,
            formatCount(squaringsInARow(attempt)),
            formatSeconds(attempt.clockMs),
            attempt.end ?? 'at work',
          ])}
        />
      </section>
      {capsule && (
        <dl>
          <dt>Modulus N, the product of two secret primes</dt>
          <dd>{capsule.record.puzzle.modulus.toString(16)}</dd>
          <dt>Start, and squarings</dt>
          <dd>{`${BASE}, squared ${formatCount(capsule.record.puzzle.squarings)} times`}</dd>
          <dt>Speed measured at the sealing</dt>
          <dd>{`${formatCount(capsule.rate)} squarings a second`}</dd>
          <dt>Nonce, and length of the ciphertext</dt>
          <dd>{`${bytesToHex(capsule.record.nonce)}, ${capsule.record.ciphertext.length} bytes with its tag`}</dd>
          <dt>Key</dt>
          <dd>HKDF of the last number, for AES-GCM; N, start and squarings are bound to it</dd>
        </dl>
      )}
    </div>
  );
}
