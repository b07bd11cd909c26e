import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { Segmented, SelectField, SettingField, TextField } from '@/stage/fields';
import { Heading } from '@/ui/Heading';
import { encode } from 'uqr';

import { Note } from './Claim';
import type { Inspection } from './demo';
import { CRIMES, LONGEST_SERIAL } from './settings';
import type { Settings } from './settings';
import {
  describeCheck,
  eventName,
  explain,
  explainBox,
  FORGED_BOX,
  isProving,
  shorten,
} from './words';

const CRIME_NAMES = {
  number: 'Change its number',
  root: 'Replace the root of the boxes',
  drop: 'Take it out',
  swap: 'Swap it with the next',
  forge: 'Sign it with another key',
} as const;

/** The empty frame that readers need around the code, in modules. */
const QUIET_MODULES = 4;
/** After the last seed comes the first. */
const SEEDS = 2 ** 31;

/** The exact fields, the other crimes, the blocks as they are read, and one box with its code. */
export function SilkroadMore({ run, data }: SceneProps<Settings, Inspection>) {
  const { road, doing, found, check } = data;
  const { crime, box, seed, serial } = run.values;
  const { serials, batch, ledger: honest } = road.journey;
  const [made] = honest.blocks;
  const drug = made?.content.event.kind === 'manufactured' ? made.content.event.drug : '';
  return (
    <>
      <p data-reason>
        <Note text={isProving(honest, doing) ? explainBox(check) : explain(honest, found, doing)} />
      </p>
      <div className="silkroad__part">
        <Heading level={2} size="label">
          The crime
        </Heading>
        <Segmented
          legend="What is done to the block"
          choices={CRIMES}
          nameOf={(one) => CRIME_NAMES[one]}
          chosen={crime}
          onChoose={(next) => run.change({ crime: next, kept: 'chain' })}
        />
        <div className="silkroad__fields">
          <SettingField control={run.number('at')} />
          <SettingField control={run.number('to')} />
          <SettingField control={run.number('seed')} />
        </div>
        <button
          className="stage-chip"
          type="button"
          onClick={() => run.change({ seed: (seed + 1) % SEEDS })}
        >
          Another batch
        </button>
      </div>
      <DataTable
        caption="The record as a reader finds it"
        columns={['Block', 'Role', 'Event', 'Follows', 'Hash']}
        rows={found.ledger.blocks.map((block, place) => [
          block.content.index === place ? String(place) : `${place}, says ${block.content.index}`,
          block.content.role,
          `${eventName(block)} ${block.content.event.quantity}`,
          shorten(block.content.previousHash),
          shorten(block.hash),
        ])}
      />
      <div className="silkroad__box">
        <div className="silkroad__part">
          <Heading level={2} size="label">
            One box of {serials.length}: {drug}, batch {batch}
          </Heading>
          <div className="silkroad__fields">
            <SelectField
              label="Box in your hand"
              choices={serials.map((name, index) => ({ value: String(index + 1), name }))}
              chosen={String(Math.min(box, serials.length))}
              onChoose={(next) => run.change({ box: Number(next), serial: '', kept: 'chain' })}
            />
            <TextField
              label="Serial number as printed"
              value={serial === '' ? (serials[box - 1] ?? check.serial) : serial}
              problem={run.problems.serial}
              // A blank, because an empty one means the number that is printed.
              onChange={(typed) => run.change({ serial: typed.slice(0, LONGEST_SERIAL) || ' ' })}
            />
          </div>
          <p data-proof={check.isMember}>
            <Note text={describeCheck(check, serials.length)} />
            {check.box === undefined && !check.isMember && ` ${FORGED_BOX}`}
          </p>
          <DataTable
            caption="What is hashed together with the box, from the box up to the root"
            columns={['Level', 'Joined on the', 'Hash']}
            rows={check.proof.map(({ side, hash }, index) => [
              String(index + 1),
              side,
              shorten(hash),
            ])}
          />
        </div>
        <div className="silkroad__part">
          <QrCode
            text={new URL(`${run.queryOf({ kept: 'chain', seed, box })}#demo`, location.href).href}
            label={`QR code of box ${serials[box - 1] ?? check.serial}`}
          />
          <p>The code on the box. It opens this page with this box in hand.</p>
        </div>
      </div>
    </>
  );
}

interface CodeProps {
  text: string;
  /** Says what it opens, for those who cannot scan it. */
  label: string;
}

/** Always dark on light, because many readers cannot see the reverse. */
function QrCode({ text, label }: CodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr__light" width={size} height={size} />
      <path className="qr__dark" d={modules} />
    </svg>
  );
}
