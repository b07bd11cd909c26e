import { Handle } from '@/stage/Handle';
import { whole } from '@/stage/settings';
import { useSize } from '@/stage/Drawing';

import { ASSET_NAMES, ASSETS, WHOLE_PERCENT } from './market';
import type { Allocation, Asset } from './market';
import { moveBorder, spread, startOf } from './mix';

/** Half a knob: at 0 and at 100 percent it still stands on the bar (sipwise-drawer.css). */
const EDGE_PX = 17;

interface Props {
  mix: Allocation;
  onChange: (mix: Allocation) => void;
}

/** Where each month's money goes: one bar of 100 percent with a knob on each border, so that it always adds up. */
export function MixBar({ mix, onChange }: Props) {
  const { element, size } = useSize<HTMLDivElement>();
  const borders = ASSETS.slice(0, -1);
  const length = Math.max((size?.width ?? 0) - 2 * EDGE_PX, 1);
  const places = borders.map(
    (asset) => EDGE_PX + ((startOf(mix, asset) + mix[asset]) / WHOLE_PERCENT) * length,
  );
  const shown = spread(places, 2 * EDGE_PX, { from: EDGE_PX, to: EDGE_PX + length });
  return (
    <div className="mix" role="group" aria-label="Where each month's money goes">
      <ul className="mix__names">
        {ASSETS.map((asset) => (
          <li key={asset}>
            <i data-asset={asset} />
            {ASSET_NAMES[asset]} <b>{Number(mix[asset].toFixed(1))}</b>
          </li>
        ))}
      </ul>
      <div className="mix__bar" ref={element}>
        {ASSETS.map((asset) => (
          <i key={asset} data-asset={asset} style={{ flexGrow: mix[asset] }} />
        ))}
        {/* Not before there is room for the fan as well, whose handle comes first. */}
        {size !== undefined &&
          borders.map((asset, index) => (
            <Border
              key={asset}
              asset={asset}
              mix={mix}
              length={length}
              place={shown[index] ?? 0}
              aside={(shown[index] ?? 0) - (places[index] ?? 0)}
              onChange={onChange}
            />
          ))}
      </div>
    </div>
  );
}

interface BorderProps extends Props {
  asset: Asset;
  /** The bar in pixels, without the halves of the knobs at its ends. */
  length: number;
  /** Where the knob is, and how far that is from its border, because another knob needs the room. */
  place: number;
  aside: number;
}

function Border({ asset, mix, length, place, aside, onChange }: BorderProps) {
  const next = ASSETS[ASSETS.indexOf(asset) + 1] ?? asset;
  const at = startOf(mix, asset) + mix[asset];
  const say = (share: Allocation) =>
    `${ASSET_NAMES[asset]} ${share[asset]}, ${ASSET_NAMES[next]} ${share[next]} percent`;
  const setting = whole({
    name: `Between ${ASSET_NAMES[asset]} and ${ASSET_NAMES[next]}`,
    start: 0,
    from: startOf(mix, asset),
    to: startOf(mix, asset) + mix[asset] + mix[next],
  });
  return (
    <Handle
      control={{
        setting: { ...setting, say: (percent) => say(moveBorder(mix, asset, percent)) },
        value: at,
        change: (percent) => onChange(moveBorder(mix, asset, percent)),
        refuse: () => undefined,
      }}
      at={{ x: place, y: 12 }}
      axis="x"
      valueAt={(x) => ((x - aside - EDGE_PX) / length) * WHOLE_PERCENT}
    />
  );
}
