import type { Seat } from './hearing';

/** A juror as one of the cover's houses: roof the belief, walls the vote, and what was done with it. */
export function House({ seat: { believed, counts, hasPeeked, opening } }: { seat: Seat }) {
  return (
    <svg viewBox="0 0 100 112" aria-hidden="true">
      <path data-side={believed} d="M6 50L50 6l44 44z" />
      <path data-side={counts} d="M6 50h88v56H6z" />
      <path className="fairbnb__frame" d="M6 50L50 6l44 44v56H6zM6 50h88" />
      {opening ? (
        <path className="fairbnb__mark" data-on={counts} d="M26 64h48v30H26zl24 17 24-17" />
      ) : (
        hasPeeked && (
          <path
            className="fairbnb__mark"
            data-on={counts}
            d="M24 78Q50 52 76 78Q50 104 24 78ZM43 78a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
          />
        )
      )}
    </svg>
  );
}
