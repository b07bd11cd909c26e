import { useSize } from '@/stage/use-size';

import type { BoxCheck } from './box';
import { BoxHandle } from './BoxHandle';
import { BoxTree } from './BoxTree';
import { BoxWords } from './BoxWords';
import { layTree } from './tree-layout';

const TRUNK_PX = 18;

interface Props {
  check: BoxCheck;
  count: number;
  /** As for `BoxHandle`. */
  box: number | undefined;
  isList: boolean;
  onBox: (box: number) => void;
}

/** The tree on phones: upright, under the thumb. */
export function TreeBelow({ check, count, box, isList, onBox }: Props) {
  const { element, size } = useSize<HTMLDivElement>();
  const isShown = size !== undefined && size.width > 0;
  const tree = layTree(count, {
    from: { x: 18, y: (size?.height ?? 0) - 44 },
    length: (size?.width ?? 0) - 36,
    depth: (size?.height ?? 0) - 44,
    isUpright: true,
  });
  return (
    <div className="treebelow">
      <BoxWords check={check} count={count} isList={isList} />
      <div ref={element} className="treebelow__picture" hidden={isList}>
        {isShown && (
          <>
            <svg aria-hidden="true">
              <BoxTree tree={tree} count={count} check={check} roadWidth={TRUNK_PX} isNarrow />
            </svg>
            <BoxHandle tree={tree} count={count} check={check} box={box} axis="x" onBox={onBox} />
          </>
        )}
      </div>
    </div>
  );
}
