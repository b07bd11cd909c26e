import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canonical } from './signing';
import type { Data } from './signing';

const anyData = fc.letrec<{ data: Data }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('data'), { maxKeys: 4 }),
  ),
})).data;

test('keys are sorted at every depth and nothing is padded', () => {
  expect(canonical({ b: [1, { z: null, a: true }], a: 'x"y' })).toBe(
    '{"a":"x\\"y","b":[1,{"a":true,"z":null}]}',
  );
});

test('the order in which keys were written does not matter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anyData), (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse());
      expect(canonical(reversed)).toBe(canonical(record));
    }),
  );
});

test('different values never share a text', () => {
  fc.assert(
    fc.property(anyData, anyData, (one, other) => {
      expect(canonical(one) === canonical(other)).toBe(isSame(one, other));
    }),
  );
});

test.each([
  [0, -0],
  [NaN, null],
  [NaN, Infinity],
  [1, '1'],
  ['\ud800', '\udfff'],
  [[], {}],
  [['a', 'b'], ['a,b']],
])('%j and %j are told apart', (one, other) => {
  expect(canonical(one)).not.toBe(canonical(other));
});

/** Equality that tells 0 from -0; dictionaries of fast-check may have no prototype. */
function isSame(one: Data, other: Data): boolean {
  try {
    expect(structuredClone(one)).toStrictEqual(structuredClone(other));
    return true;
  } catch {
    return false;
  }
}
