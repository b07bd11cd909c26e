import { useState } from 'react';

import type { Problems, Settings } from './define-settings';
import type { NumberControl } from './number-control';
import { readRunAddress } from './run-address';
import type { NumberSetting } from './setting-kinds';
import { useRunAddress } from './use-run-address';

/** A run's settings while it runs. */
export interface Run<Values> {
  /** Always usable: a refused value never gets here. */
  readonly values: Values;
  readonly problems: Problems<Values>;
  /** The first problem there is, for the line under the sentence. */
  readonly problem: string | undefined;
  /** Whether the page was opened with a run in its address. Such a run needs no opening act. */
  readonly isShared: boolean;
  readonly change: (changes: Partial<Values>) => void;
  /** Starts the run of an address, such as `?monthly=6905`: what a dare does. */
  readonly open: (query: string) => void;
  /** What a handle, a number in the sentence or a field needs to show and move this setting. */
  readonly number: (key: KeyOfNumber<Values>) => NumberControl;
}

type KeyOfNumber<Values> = {
  [Key in keyof Values]-?: Values[Key] extends number ? Key : never;
}[keyof Values];

/** The settings of this run, read from the page's address and kept in it. */
export function useSettings<Values extends object>(settings: Settings<Values>): Run<Values> {
  const [isShared] = useState(() => settings.isNamedIn(readRunAddress()));
  const [{ values, problems }, setState] = useState(() => settings.parse(readRunAddress()));
  useRunAddress(settings.write(values));

  const change = (changes: Partial<Values>) =>
    setState((before) => ({
      values: { ...before.values, ...changes },
      problems: without(before.problems, changes),
    }));
  return {
    values,
    problems,
    problem: Object.values<string | undefined>(problems).find((one) => one !== undefined),
    isShared,
    change,
    open: (query) => setState(settings.parse(new URLSearchParams(query))),
    number: (key) => {
      const setting: unknown = settings.shape[key];
      const value: unknown = values[key];
      if (!isNumberSetting(setting) || typeof value !== 'number') {
        throw new Error(`${String(key)} is not a number.`);
      }
      return {
        setting,
        value,
        problem: problems[key],
        change: (next) => {
          const changes: Partial<Values> = {};
          Object.assign(changes, Object.fromEntries([[key, next]]));
          change(changes);
        },
        refuse: (problem) =>
          setState((before) => ({ ...before, problems: { ...before.problems, [key]: problem } })),
      };
    },
  };
}

function without<Values>(problems: Problems<Values>, changes: Partial<Values>): Problems<Values> {
  const left: { [Key in keyof Values]?: string | undefined } = { ...problems };
  for (const key in changes) left[key] = undefined;
  return left;
}

function isNumberSetting(setting: unknown): setting is NumberSetting {
  return typeof setting === 'object' && setting !== null && 'step' in setting;
}
