import { useId, useState } from 'react';

import { bytesToHex } from '@/lib/hex';
import { Label } from '@/ui/Label';

import { changeByte } from './seal';
import type { PublicRecord } from './seal';

/** Longer messages do not fit between the halves. */
const LONGEST_TEXT = 120;
/** Shown of the record; the rest is as unreadable. */
const SHOWN_BYTES = 40;
/** Few, so that a phone's shorter line has room for the changed one. */
const BEFORE_CHANGED = 6;

interface Props {
  /** Unset: somebody else wrote it. */
  text: string | undefined;
  onWrite: (text: string) => void;
  /** Unset: not sealed yet. */
  record: PublicRecord | undefined;
  /** The byte of it that was changed; 0 for none. */
  byte: number;
}

/** What the visitor writes, and what everyone can read of it. */
export function Message({ text, onWrite, record, byte }: Props) {
  const id = useId();
  return (
    <div className="timecapsule__reads" data-changed={byte > 0}>
      <label htmlFor={id}>
        <Label>You write</Label>
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        value={text ?? ''}
        placeholder={text === undefined ? 'Write back' : undefined}
        onChange={({ target }) => onWrite(target.value)}
      />
      <Label>Everyone reads</Label>
      <code data-record={record !== undefined}>
        {record ? <Bytes record={changeByte(record, byte)} changed={byte} /> : '…'}
      </code>
    </div>
  );
}

function Bytes({ record, changed }: { record: PublicRecord; changed: number }) {
  // A changed byte further back is shown as well.
  const first = Math.max(
    0,
    Math.min(changed - BEFORE_CHANGED, record.ciphertext.length - SHOWN_BYTES),
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

interface SendProps {
  /** Unset: there is nothing to send. */
  record: PublicRecord | undefined;
  linkTo: (record: PublicRecord) => string;
  isLit: boolean;
}

/** Copies a link that holds the sealed message. Whoever opens it has to square. */
export function Send({ record, linkTo, isLit }: SendProps) {
  const [sent, setSent] = useState<{ record: PublicRecord; link: string; isCopied: boolean }>();
  if (!record) return null;
  const present = sent?.record === record ? sent : undefined;
  const send = async () => {
    const link = linkTo(record);
    try {
      await navigator.clipboard.writeText(link);
      setSent({ record, link, isCopied: true });
    } catch {
      setSent({ record, link, isCopied: false });
    }
  };
  return (
    <div className="timecapsule__send">
      {present?.isCopied === false ? (
        <input
          ref={focusOn}
          readOnly
          value={present.link}
          aria-label="Copy this link"
          onFocus={({ target }) => target.select()}
        />
      ) : (
        <button type="button" data-lit={isLit && !present} onClick={() => void send()}>
          {present?.isCopied === true ? 'Link copied' : 'Send the capsule'}
        </button>
      )}
      <p role="status">
        {present &&
          (present.isCopied
            ? 'It holds the sealed message, not your words.'
            : 'Copy this link by hand.')}
      </p>
    </div>
  );
}

/** It stands in the place of the button that had the focus. */
function focusOn(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}
