import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';

import type { Settings } from './settings';

/** The number of a run. After the creator's key, or a changed byte, other rounds or another crew begin a run in which they count. */
export function controlOf(
  run: Pick<Run<Settings>, 'values' | 'number' | 'change'>,
  name: 'rounds' | 'workers' | 'byte',
): NumberControl {
  const control = run.number(name);
  const { way, byte } = run.values;
  if (name === 'byte' || (way !== 'key' && byte === 0)) return control;
  return { ...control, change: (next) => run.change({ [name]: next, way: 'wait', byte: 0 }) };
}
