import type { NumberSetting } from './settings';

/** A number that can be moved: what handles, numbers in the sentence and fields share, so that all say the same. */
export interface NumberControl {
  readonly setting: NumberSetting;
  readonly value: number;
  /** Says what would be accepted. Unset: the value is fine. */
  readonly problem?: string | undefined;
  readonly change: (value: number) => void;
  /** Reports a text that could not be used; the last good value stays. */
  readonly refuse: (problem: string) => void;
}

/** Uses what was typed, or says why it cannot be. */
export function enterText({ setting, change, refuse }: NumberControl, text: string): void {
  const reading = setting.parse(text);
  if ('problem' in reading) refuse(reading.problem);
  else change(reading.value);
}

const STEPS_PER_PAGE = 10;
/** Pixels of dragging that cross the whole range. */
const PIXELS_ACROSS = 480;
/** Pixels of dragging that multiply a ratio by e. */
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

/** Where dragging sideways takes the number, in whole steps. */
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
