import type { NumberSetting } from './setting-kinds';

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

/** Uses what was typed, or says why it cannot be. True when it was used. */
export function type({ setting, change, refuse }: NumberControl, text: string): boolean {
  const reading = setting.parse(text);
  if ('problem' in reading) {
    refuse(reading.problem);
    return false;
  }
  change(reading.value);
  return true;
}
