import type { BoxCheck } from './box';
import { shorten } from './words';

interface Props {
  check: BoxCheck;
  count: number;
  isList: boolean;
}

/** What the box in hand can prove. */
export function BoxWords({ check, count, isList }: Props) {
  if (isList) {
    return (
      <p className="boxwords">
        <b>{count} boxes</b> Nothing ties them to the list.
      </p>
    );
  }
  return (
    <p className="boxwords" data-member={check.isMember}>
      <b>{check.serial}</b> {describeCheck(check, count)}
    </p>
  );
}

/** Names the root that the ledger carries, not the one it should carry. */
export function describeCheck({ isMember, box, proof, reached, root }: BoxCheck, count: number) {
  if (!isMember) {
    return `Not in the batch: its path ends in ${shorten(reached)}, and block 0 carries ${shorten(root)}.`;
  }
  const name =
    box === undefined
      ? 'A box nobody made is in the batch'
      : `Box ${String(box)} of ${String(count)}`;
  return `${name}: ${String(proof.length)} hashes lead to the root ${shorten(root)} in block 0. The other boxes stay private.`;
}
