/** What reading a text gave: a value, or a sentence that says what would be accepted. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

/** One thing that a run depends on. `parse` undoes `write` exactly. */
export interface Setting<Value> {
  /** Its value when the address says nothing of it. */
  readonly start: Value;
  parse(text: string): Reading<Value>;
  write(value: Value): string;
}

/** A number with everything that a handle, a number in the sentence and a field need to know of it. */
export interface NumberSetting extends Setting<number> {
  /** As a person would say it: "Goal". Handle, number and field all carry it. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** One press of an arrow key; Page keys are ten of it. */
  readonly step: number;
  /** How it looks. */
  format(value: number): string;
  /** How it is spoken, with its unit: "5 years". */
  say(value: number): string;
  /** Whether dragging multiplies instead of adding, for ranges over several powers of ten. */
  readonly isRatio: boolean;
}

export function isNumberSetting(setting: unknown): setting is NumberSetting {
  return typeof setting === 'object' && setting !== null && 'step' in setting;
}

interface NumberOptions {
  name: string;
  start: number;
  from: number;
  to: number;
  /** Unset: 1. */
  step?: number;
  /** Follows the number where it is spoken: "rupees". */
  unit?: string | ((value: number) => string);
  /** Unset: grouped by thousands. */
  format?: (value: number) => string;
  /** Whether only whole numbers are accepted. Unset: any. */
  isWhole?: boolean;
  isRatio?: boolean;
  /** What a person typed. Unset: a plain number. */
  read?: (text: string) => number;
}

/** Longer texts come from nobody who means a setting. */
const LONGEST_TEXT = 200;

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });
const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Any number of a range. */
export function number({
  step = 1,
  unit = '',
  format = (value) => grouped.format(value),
  isWhole = false,
  isRatio = false,
  read = readNumber,
  ...options
}: NumberOptions): NumberSetting {
  const { name, from, to } = options;
  const say = (value: number) =>
    `${format(value)} ${typeof unit === 'string' ? unit : unit(value)}`.trim();
  const problem = `${name}: choose ${isWhole ? 'a whole number' : 'a number'} from ${format(from)} to ${say(to)}.`;
  return {
    ...options,
    step,
    isRatio,
    format,
    say,
    parse: (text) => {
      const value = text.length > LONGEST_TEXT ? Number.NaN : read(text);
      const isAccepted = value >= from && value <= to && (!isWhole || Number.isInteger(value));
      return isAccepted ? { value } : { problem };
    },
    write: String,
  };
}

/** A whole number of a range. */
export function whole(options: NumberOptions): NumberSetting {
  return number({ isWhole: true, ...options });
}

/** An amount of money, read and shown as it is written in India. */
export function rupees(options: NumberOptions): NumberSetting {
  return number({
    unit: 'rupees',
    read: readRupees,
    format: (value) => indian.format(value),
    ...options,
  });
}

/** One of a few words. */
export function choice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  start: Choice,
): Setting<Choice> {
  return {
    start,
    parse: (text) => {
      const value = choices.find((known) => known === text);
      return value === undefined
        ? { problem: `${name}: choose one of ${choices.join(', ')}.` }
        : { value };
    },
    write: (value) => value,
  };
}

/** Yes or no, 1 or 0 in the address. */
export function flag(name: string, start = false): Setting<boolean> {
  return {
    start,
    parse: (text) =>
      text === '1' || text === '0'
        ? { value: text === '1' }
        : { problem: `${name}: choose 1 or 0.` },
    write: (value) => (value ? '1' : '0'),
  };
}

/** A line of text of limited length. */
export function line(name: string, start: string, longest: number): Setting<string> {
  return {
    start,
    parse: (text) =>
      text.length <= longest
        ? { value: text }
        : { problem: `${name}: write at most ${longest} characters.` },
    write: (value) => value,
  };
}
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const SEPARATORS = /[\s,_'\u00a0\u202f]/g;
const RUPEE_SIGN = /^(?:₹|rs\.?|inr)/i;
const RUPEE_UNITS: readonly (readonly [suffix: RegExp, factor: number])[] = [
  [/(?:lakhs?|lacs?|l)$/i, 100_000],
  [/(?:crores?|cr)$/i, 10_000_000],
  [/k$/i, 1_000],
  [/(?:rupees?|\/-)$/i, 1],
];

/** What a person typed, grouped or not ("5,00,000", "2.5", "1e6"); NaN when it is no number. */
export function readNumber(text: string): number {
  const bare = text.replaceAll(SEPARATORS, '').replace('−', '-');
  return NUMBER.test(bare) ? Number(bare) : Number.NaN;
}

/** The same for an amount of money as it is written in India: "₹5,00,000", "5L", "5 lakh", "0.1 crore", "20k". */
export function readRupees(text: string): number {
  const bare = text.replaceAll(SEPARATORS, '').replace(RUPEE_SIGN, '');
  const unit = RUPEE_UNITS.find(([suffix]) => suffix.test(bare));
  if (unit === undefined) return readNumber(bare);
  const [suffix, factor] = unit;
  // 1.1 lakh must be 110000 rupees and not 110000.00000000001.
  return Number((readNumber(bare.replace(suffix, '')) * factor).toPrecision(15));
}

export type Problems<Values> = { readonly [Key in keyof Values]?: string | undefined };

/** Everything a run depends on, said once. */
export interface Settings<Values> {
  readonly shape: { readonly [Key in keyof Values]: Setting<Values[Key]> };
  readonly start: Values;
  /** Reads an address. Never throws: what cannot be used gets a sentence, and its start value is used. */
  readonly parse: (query: URLSearchParams) => {
    readonly values: Values;
    readonly problems: Problems<Values>;
  };
  /** The inverse of `parse`: the query of a run, without what is as at the start. Empty for the first run. */
  readonly write: (values: Values) => string;
  /** Whether an address sets any of these settings to something that can be used. */
  readonly hasUsable: (query: URLSearchParams) => boolean;
  /** The names that these settings have in an address. */
  readonly names: readonly string[];
}

/** Makes parsing, writing and problems of a run's settings from one description of them. */
export function defineSettings<Values extends object>(shape: {
  readonly [Key in keyof Values]: Setting<Values[Key]>;
}): Settings<Values> {
  const keys = Object.keys(shape).filter((key): key is Extract<keyof Values, string> =>
    Object.hasOwn(shape, key),
  );
  const start = collect((key) => shape[key].start);

  /** One value for each key; complete by construction, which the compiler wants to see. */
  function collect(valueOf: <Key extends keyof Values>(key: Key) => Values[Key]): Values {
    const values: Partial<Values> = {};
    for (const key of keys) values[key] = valueOf(key);
    if (!isComplete(values)) throw new Error('A setting has no value.');
    return values;
  }

  function isComplete(values: Partial<Values>): values is Values {
    return keys.every((key) => Object.hasOwn(values, key));
  }

  return {
    shape,
    start,
    parse: (query) => {
      const problems: { [Key in keyof Values]?: string } = {};
      const values = collect((key) => {
        const text = query.get(String(key));
        if (text === null) return start[key];
        const reading = shape[key].parse(text);
        if ('value' in reading) return reading.value;
        problems[key] = reading.problem;
        return start[key];
      });
      return { values, problems };
    },
    write: (values) => {
      const query = new URLSearchParams();
      for (const key of keys) {
        const text = shape[key].write(values[key]);
        if (text !== shape[key].write(start[key])) query.set(key, text);
      }
      return query.toString();
    },
    hasUsable: (query) =>
      keys.some((key) => {
        const text = query.get(key);
        return text !== null && 'value' in shape[key].parse(text);
      }),
    names: keys,
  };
}
