import { useRef } from 'react';

import { useDrag } from '@/stage/use-drag';
import type { Drag } from '@/stage/use-drag';

import type { Box, Layout } from './layout';

interface Props {
  /** Where it is, with how far it is carried. */
  at: Layout['hand'];
  vault: Box;
  isLit: boolean;
  /** Told how far it is carried; nothing when it is put back. */
  onCarry: (way: Drag | undefined) => void;
  onPay: () => void;
}

/** The thief's coin before the theft: carry it into the vault, or press it. The canvas draws it. */
export function Coin({ at, vault, isLit, onCarry, onPay }: Props) {
  const coin = useRef<HTMLButtonElement>(null);
  const pay = () => {
    // The coin is gone then, and the line is what is moved next.
    coin.current?.closest('.robbery')?.querySelector<HTMLElement>('.clearing-line')?.focus();
    onPay();
  };
  const drag = useDrag({
    onMove: (way) => onCarry(way),
    onEnd: (wasMoved, { type }) => {
      const isPaid = type === 'pointerup' && (!wasMoved || at.x < vault.x + vault.width);
      if (isPaid) pay();
      else onCarry(undefined);
    },
  });
  return (
    <>
      <i
        className="robbery__goal"
        style={{ left: vault.x, top: vault.y, width: vault.width, height: vault.height }}
      />
      <button
        ref={coin}
        type="button"
        className="handle coin"
        data-handle="Coin"
        data-lit={isLit}
        style={{ left: at.x, top: at.y }}
        {...drag}
        // Only from the keyboard, and from a screen reader: a pointer has let go by then.
        onClick={({ detail }) => {
          if (detail === 0) pay();
        }}
      >
        <i className="coin__edge" style={{ width: at.size, height: at.size }} />
        <span className="invite" data-side="right">
          {'Put it in\nthe vault'}
        </span>
      </button>
    </>
  );
}
