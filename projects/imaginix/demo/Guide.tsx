import { writePath } from './draw-ink';
import { toPixels } from './mask';
import type { Size } from './mask';
import { whale } from './use-studio';

interface Props {
  easel: Size;
  /** How much of it is there, from 0 to 1. */
  share: number;
  /** Whether its pen shows where to begin. */
  isLit: boolean;
  /** Where its pen is before that. Undefined: somebody else draws, and the dots are all there is. */
  tip: { readonly x: number; readonly y: number } | undefined;
}

const body = whale.slice(0, 1);

/** A whale in dots to be traced, and a pen that shows where it begins. */
export function Guide({ easel, share, isLit, tip }: Props) {
  const at = tip && toPixels(easel, tip);
  return (
    <div className="imaginix__guide" data-faint={!tip} aria-hidden="true">
      <svg>
        <path d={writePath(easel, whale, share)} />
      </svg>
      {at && (
        <i
          data-lit={isLit}
          style={
            isLit
              ? { offsetPath: `path('${writePath(easel, body, 1)}')` }
              : { left: at.x, top: at.y }
          }
        />
      )}
    </div>
  );
}
