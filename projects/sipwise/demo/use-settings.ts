import { useState } from 'react';

import { readRunAddress } from '@/stage/run-address';
import { useRunAddress } from '@/stage/use-run-address';

import { checkPlan } from './plan';
import type { Problem } from './plan';
import { DEFAULT_SETTINGS, parseSettings, toQuery } from './settings';
import type { Settings } from './settings';

/** What the visitor has entered, what is wrong with it, and the last settings that could be used. */
export function useSettings() {
  const [{ entered, valid }, setState] = useState(() => {
    const shared = parseSettings(readRunAddress());
    return { entered: shared, valid: isValid(shared) ? shared : DEFAULT_SETTINGS };
  });
  useRunAddress(toQuery(valid));

  const change = (changes: Partial<Settings>) =>
    setState((before) => {
      const next = { ...before.entered, ...changes };
      return { entered: next, valid: isValid(next) ? next : before.valid };
    });
  return { entered, valid, problems: listProblems(entered), change };
}

function isValid(settings: Settings): boolean {
  return checkPlan(settings).status === 'valid';
}

function listProblems(settings: Settings): ReadonlyMap<Problem['field'], string> {
  const checked = checkPlan(settings);
  const problems = checked.status === 'invalid' ? checked.problems : [];
  return new Map(problems.map(({ field, sentence }) => [field, sentence]));
}
