import type { NumberSetting } from './setting-kinds';

const STEPS_PER_PAGE = 10;
/** So many pixels of dragging cross the whole range. */
const PIXELS_ACROSS = 480;
/** So many pixels of dragging multiply a ratio by e. */
const PIXELS_PER_E = 90;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: STEPS_PER_PAGE,
  PageDown: -STEPS_PER_PAGE,
};

/** Where a key takes the number; `undefined` for keys that mean nothing to it. */
export function moveByKey(setting: NumberSetting, value: number, key: string): number | undefined {
  if (key === 'Home') return setting.from;
  if (key === 'End') return setting.to;
  const steps = STEPS[key];
  return steps === undefined ? undefined : clampTo(setting, value + steps * setting.step);
}

/** Where dragging sideways by so many pixels takes the number, in whole steps. */
export function moveByDrag(setting: NumberSetting, value: number, pixels: number): number {
  const { from, to, isRatio } = setting;
  const moved = isRatio
    ? value * Math.exp(pixels / PIXELS_PER_E)
    : value + ((to - from) * pixels) / PIXELS_ACROSS;
  return snapTo(setting, moved);
}

/** The nearest value that is a whole number of steps, within the range. */
export function snapTo(setting: NumberSetting, value: number): number {
  return clampTo(setting, Math.round(value / setting.step) * setting.step);
}

/** Within the range, and without the last digits that sums of fractions leave behind. */
function clampTo({ from, to }: NumberSetting, value: number): number {
  return Number(Math.min(Math.max(value, from), to).toPrecision(12));
}
