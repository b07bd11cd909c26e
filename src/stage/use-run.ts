import { createContext, use, useEffect, useState } from 'react';

import type { NumberControl } from './number-control';
import { isNumberSetting } from './settings';
import type { Problems, Settings } from './settings';

/** The wrong way, or the one the write-up argues for. */
export type Way = 'naive' | 'mine';

/** A few words that dare ("Take 2017 out"), and what it sets; everything else is as at the start. */
export type Dare<Values> = readonly [name: string, sets: Partial<Values>];

/** A run's settings while it runs. */
export interface Run<Values> {
  /** Always usable: a refused value never gets here. */
  readonly values: Values;
  readonly problems: Problems<Values>;
  /** All problems there are as one text, for the line under the sentence. */
  readonly problem: string | undefined;
  /** Whether the page was opened with a run in its address. */
  readonly isShared: boolean;
  /** Undefined when the visitor has gone a way of their own, or the demo has no two ways. */
  readonly way: Way | undefined;
  /** The names of the two ways. */
  readonly ways: { readonly legend: string; readonly naive: string; readonly mine: string };
  readonly choose: (way: Way) => void;
  readonly change: (changes: Partial<Values>) => void;
  /** Starts another run: the first one with these changes. What a dare does. */
  readonly open: (dare: Dare<Values>) => void;
  /** The name of the dare that was taken last, until something else is changed: the sentence states its result. */
  readonly dare: string | undefined;
  /** Whether the visitor has changed anything since Play or Reset; until then the first handle is lit. */
  readonly isTouched: boolean;
  /** Counts the runs that were opened, so that a drawing can perform each of them. */
  readonly opened: number;
  /** The query of the first run with these changes, such as `?monthly=6905`. */
  readonly queryOf: (changes: Partial<Values>) => string;
  /** The address to share: it opens at the stage, with this run and nothing else of this visit. */
  readonly link: () => string;
  /** What a handle, a number in the sentence or a field needs to show and move this setting. */
  readonly number: (key: KeyOfNumber<Values>) => NumberControl;
}

type KeyOfNumber<Values> = {
  [Key in keyof Values]-?: Values[Key] extends number ? Key : never;
}[keyof Values];

interface Definition<Values> {
  readonly settings: Settings<Values>;
  readonly ways?: {
    readonly legend: string;
    readonly naive: readonly [name: string, sets: Partial<Values>];
    readonly mine: readonly [name: string, sets: Partial<Values>];
  };
  readonly wayOf?: (values: Values) => Way | undefined;
}

type State<Values> = Pick<Run<Values>, 'values' | 'problems' | 'opened' | 'dare' | 'isTouched'>;

/** The settings of this run, read from the page's address and kept in it. */
export function useRun<Values extends object>({
  settings,
  ways,
  wayOf = (values) => findWay(values, ways),
}: Definition<Values>): Run<Values> {
  const address = use(RunAddress);
  const [isShared] = useState(() => settings.hasUsable(address.read()));
  const [{ values, problems, opened, dare, isTouched }, setState] = useState<State<Values>>(() => ({
    ...settings.parse(address.read()),
    opened: 0,
    dare: undefined,
    isTouched: false,
  }));
  useRunAddress(address, settings, values);

  const change = (changes: Partial<Values>) =>
    setState((before) => ({
      values: { ...before.values, ...changes },
      problems: withoutKeysOf(changes, before.problems),
      opened: before.opened,
      dare: undefined,
      isTouched: true,
    }));
  return {
    values,
    problems,
    problem: Object.values<string | undefined>(problems).filter(Boolean).join(' ') || undefined,
    isShared,
    way: wayOf(values),
    ways: {
      legend: ways?.legend ?? '',
      naive: ways?.naive[0] ?? '',
      mine: ways?.mine[0] ?? '',
    },
    choose: (way) => change(ways?.[way][1] ?? {}),
    change,
    open: ([name, sets]) =>
      setState((before) => ({
        values: { ...settings.start, ...sets },
        problems: {},
        opened: before.opened + 1,
        dare: name,
        isTouched: true,
      })),
    opened,
    dare,
    isTouched,
    queryOf: (changes) => `?${settings.write({ ...settings.start, ...changes })}`,
    link: () => address.link(settings.write(values)),
    number: (key) => {
      const setting: unknown = Reflect.get(settings.shape, key);
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

/** The way whose settings these are. */
function findWay<Values extends object>(
  values: Values,
  ways: Definition<Values>['ways'],
): Way | undefined {
  const goes = (way: Way) => {
    const sets = ways?.[way][1];
    if (!sets) return false;
    for (const key in sets) if (!Object.is(sets[key], values[key])) return false;
    return true;
  };
  if (goes('mine')) return 'mine';
  return goes('naive') ? 'naive' : undefined;
}

function withoutKeysOf<Values>(
  changes: Partial<Values>,
  problems: Problems<Values>,
): Problems<Values> {
  const left: { [Key in keyof Values]?: string | undefined } = { ...problems };
  for (const key in changes) left[key] = undefined;
  return left;
}

/** Where a run is read, kept and shared. */
export interface RunAddress {
  /** The settings come from anyone: check every one of them. */
  readonly read: () => URLSearchParams;
  /** Takes the place of the run that was kept before; `names` are all that the settings may have. */
  readonly keep: (query: string, names: readonly string[]) => void;
  readonly link: (query: string) => string;
}

/** The settings in the page's address. They come from anyone: check every one of them. */
export function readRunAddress(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** A run lives in the query of the page's address, so that it can be shared and reloaded, unless a page has many stages. */
export const RunAddress = createContext<RunAddress>({
  read: readRunAddress,
  keep: (query, names) => {
    const address = readRunAddress();
    for (const name of names) address.delete(name);
    for (const [name, value] of new URLSearchParams(query)) address.set(name, value);
    const search = address.size === 0 ? '' : `?${address.toString()}`;
    // What is in it besides the run, such as `utm_source`, stays.
    if (search === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  },
  link: (query) => new URL(`?${query}#demo`, location.href).href,
});

/** Browsers refuse a page that rewrites its address on every movement of a slider. */
const SETTLED_MS = 200;

/** Keeps the address in step with the run. */
function useRunAddress<Values extends object>(
  address: RunAddress,
  settings: Settings<Values>,
  values: Values,
): void {
  const query = settings.write(values);
  useEffect(() => {
    const timer = setTimeout(() => address.keep(query, settings.names), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address, settings, query]);
}
