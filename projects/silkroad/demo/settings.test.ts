import { expect, test } from 'vitest';

import { parseSettings, toQuery } from './settings';

const parse = (query: string) => parseSettings(new URLSearchParams(query));

test.each(['', 'seed=&box=', 'seed=-1&box=0', 'seed=1.5&box=x', 'attack=burn'])(
  'the address %j is the first journey, untouched',
  (query) => {
    expect(parse(query)).toEqual({ seed: 1, box: 7, attack: undefined });
  },
);

test('settings come back from their address', () => {
  const settings = { seed: 42, box: 3, attack: { kind: 'drop', block: 2 } } as const;
  expect(parseSettings(new URLSearchParams(toQuery(settings)))).toEqual(settings);
});
