import { Handle } from '@/stage/Handle';
import { whole } from '@/stage/setting-kinds';

import type { BoxCheck } from './box';
import type { TreeLayout } from './tree-layout';

interface Props {
  tree: TreeLayout;
  count: number;
  check: BoxCheck;
  /** The box that was chosen. Unset: a number was typed, and the check says whose it is. */
  box: number | undefined;
  axis: 'x' | 'y';
  onBox: (box: number) => void;
}

/** The box in hand, moved along the row of boxes; one step past the last is a box that was never made. */
export function BoxHandle({ tree, count, check, box: chosen, axis, onBox }: Props) {
  const box = chosen ?? check.box ?? count + 1;
  const setting = whole({ name: 'Box to prove', start: 1, from: 1, to: count + 1 });
  const words = `${check.serial}, ${check.isMember ? 'in the batch' : 'not in the batch'}`;
  const at = tree.boxAt(box - 1);
  return (
    <Handle
      control={{
        setting: { ...setting, say: () => words },
        value: box,
        change: onBox,
        refuse: () => undefined,
      }}
      at={axis === 'y' ? { x: at.x - 10, y: at.y } : { x: at.x, y: at.y + 14 }}
      axis={axis}
      valueAt={(place) => tree.indexAt(place) + 1}
    >
      <span className="boxmark" data-member={check.isMember}>
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path d={check.isMember ? 'M8 14l5 5 8-10' : 'M9 9l10 10M19 9L9 19'} />
        </svg>
      </span>
    </Handle>
  );
}
