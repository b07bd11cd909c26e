import { useId } from 'react';

import { bytesToHex } from '@/lib/hex';
import { Label } from '@/ui/Label';

import { changeByte } from './seal';
import type { PublicRecord } from './seal';
import type { Settings } from './settings';

/** Longer messages do not fit between the halves. */
const LONGEST_TEXT = 120;
/** Shown of the record; the rest is as unreadable. */
const SHOWN_BYTES = 96;

interface Props {
  text: string;
  onWrite: (text: string) => void;
  values: Settings;
  /** Unset: not sealed yet. */
  record: PublicRecord | undefined;
}

/** What the visitor writes, and what everyone can read of it. */
export function WhoReads({ text, onWrite, values: { lock, byte }, record }: Props) {
  const id = useId();
  return (
    <div className="timecapsule__reads" data-squarings={record?.puzzle.squarings}>
      <label htmlFor={id}>
        <Label>You write</Label>
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
      <Label>Everyone reads</Label>
      {lock === 'date' ? (
        <p data-record="clear">{text}</p>
      ) : (
        <code data-record="sealed">
          {record ? <Bytes record={changeByte(record, byte)} changed={byte} /> : '…'}
        </code>
      )}
    </div>
  );
}

function Bytes({ record, changed }: { record: PublicRecord; changed: number }) {
  // A changed byte further back is shown as well.
  const first = Math.max(
    0,
    Math.min(changed - SHOWN_BYTES / 2, record.ciphertext.length - SHOWN_BYTES),
  );
  const shown = bytesToHex(record.ciphertext.slice(first, first + SHOWN_BYTES));
  if (changed === 0) return shown;
  const at = (changed - 1 - first) * 2;
  return (
    <>
      {shown.slice(0, at)}
      <mark>{shown.slice(at, at + 2)}</mark>
      {shown.slice(at + 2)}
    </>
  );
}
