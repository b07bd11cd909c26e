import { useState } from 'react';

import { linkToRun } from '@/stage/run-address';
import { DataTable } from '@/stage/DataTable';
import { Notice } from '@/stage/Notice';
import { SelectField } from '@/stage/SelectField';
import { TextField } from '@/stage/TextField';
import { Heading } from '@/ui/Heading';

import { shorten } from './describe';
import { QrCode } from './QrCode';
import { useProof } from './use-proof';
import type { Road } from './use-road';

interface Props {
  road: Road;
  /** Counted from 1. */
  box: number;
  onBox: (box: number) => void;
}

/** One box proves that it belongs to the batch without showing any other box. */
export function BoxProof({ road, box, onBox }: Props) {
  const { serials } = road.journey;
  const printed = serials[Math.min(box, serials.length) - 1] ?? '';
  const [forged, setForged] = useState<{ on: string; serial: string }>();
  const serial = forged?.on === printed ? forged.serial : printed;
  const checked = useProof(road, printed, serial);
  return (
    <div className="silkroad__box">
      <div className="silkroad__part">
        <Heading level={3} size="label">
          One box of {serials.length}
        </Heading>
        <div className="silkroad__fields">
          <SelectField
            label="Box in your hand"
            choices={serials.map((name, index) => ({ value: String(index + 1), name }))}
            chosen={String(serials.indexOf(printed) + 1)}
            onChoose={(chosen) => onBox(Number(chosen))}
          />
          <TextField
            label="Serial number as printed"
            value={serial}
            onChange={(typed) => setForged({ on: printed, serial: typed })}
          />
        </div>
        {checked !== undefined && (
          <div data-member={checked.isMember}>
            <Notice tone={checked.isMember ? 'news' : 'problem'}>
              {checked.isMember
                ? `Part of the batch: ${checked.proof.length} hashes lead from this number to the root that block 0 carries.`
                : 'Not part of the batch: this number does not lead to the root that block 0 carries.'}
            </Notice>
          </div>
        )}
        {checked !== undefined && (
          <DataTable
            caption="The proof: what is hashed together with the box, from the box up to the root"
            columns={['Level', 'Joined on the', 'Hash']}
            rows={checked.proof.map(({ side, hash }, index) => [
              String(index + 1),
              side,
              shorten(hash),
            ])}
          />
        )}
      </div>
      <div className="silkroad__part silkroad__code">
        <QrCode text={linkToBox(road.seed, box)} label={`QR code of box ${printed}`} />
        <p>The code on the box. It opens this page with this box in hand.</p>
      </div>
    </div>
  );
}

function linkToBox(seed: number, box: number): string {
  const address = new URL(linkToRun());
  address.search = new URLSearchParams({ seed: String(seed), box: String(box) }).toString();
  return address.href;
}
