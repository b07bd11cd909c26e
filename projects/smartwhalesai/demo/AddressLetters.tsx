import { useState } from 'react';

import { flipCase, isLetter, toChecksum } from './checksum';
import type { View } from './view';
import { describeCheck } from './words';

/** Arrow keys go to the neighbouring letter. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface Props {
  view: View;
  onChange: (address: string) => void;
}

/** The address, letter by letter. A press changes a letter's case; one stop for the keyboard, arrows within. */
export function AddressLetters({ view, onChange }: Props) {
  const { address, check } = view;
  const [active, setActive] = useState(0);
  const right = toChecksum(address);
  const digits = Array.from(address);
  const letters = digits.flatMap((digit, place) => (isLetter(digit) ? [place] : []));
  const stop = letters.includes(active) ? active : letters[0];
  const wrong = check.status === 'broken' ? check.wrong : [];
  return (
    <div className="smartwhales__address">
      <p>{describeCheck(view, right)}</p>
      <div
        className="smartwhales__letters"
        role="group"
        aria-label="Wallet address, letter by letter"
      >
        <span>0</span>
        <span>x</span>
        {digits.map((digit, place) =>
          isLetter(digit) ? (
            <button
              key={place}
              type="button"
              tabIndex={place === stop ? 0 : -1}
              data-place={place + 1}
              data-wrong={wrong.includes(place)}
              aria-label={`${describeCase(digit)}, letter ${place + 1}${wrong.includes(place) ? ', wrong case' : ''}`}
              onFocus={() => setActive(place)}
              onClick={() => onChange(flipCase(address, place))}
              onKeyDown={(event) => {
                const next = letters[letters.indexOf(place) + (STEPS[event.key] ?? 0)];
                if (!(event.key in STEPS) || next === undefined) return;
                event.preventDefault();
                event.currentTarget.parentElement
                  ?.querySelector<HTMLElement>(`[data-place="${next + 1}"]`)
                  ?.focus();
              }}
            >
              {digit}
            </button>
          ) : (
            <span key={place}>{digit}</span>
          ),
        )}
      </div>
    </div>
  );
}

/** Screen readers say "b" and "B" alike. */
function describeCase(digit: string): string {
  return digit === digit.toLowerCase() ? `small ${digit}` : `capital ${digit}`;
}
