import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { giveReason, listIslands, SHARED } from './islands';
import { findAddresses, findImports, findSelectors, sourceName, trace } from './trace';
import { listFiles } from './weigh';

const file = (name: string) => `/_astro/${name}.js`;

/** As the build writes them. */
const TEXTS = new Map([
  [
    file('Base'),
    'var e=e=>e();let t=()=>e(async()=>await import(`./palette.js`));document.querySelector(`[data-open-palette]`)',
  ],
  [file('Layout'), 'for(let e of document.querySelectorAll(`.prose pre`))e.querySelector(`code`)'],
  [
    file('PageDemo'),
    'import{t as e}from"./name.js";e(async()=>(await import(`./words.js`)).describeRun)',
  ],
  [file('name'), 'import"./unloaded.js";export{e as t}'],
  [file('Page'), 'import{a}from"./react.js";import"./kit.js";import{w}from"./words.js"'],
  [file('client'), 'import{a}from"./react.js"'],
  [file('react'), 'export{a}'],
  [file('kit'), 'import{a}from"./react.js";import{n}from"./name.js"'],
  [file('words'), 'export{w}'],
  [file('palette'), 'export{p}'],
]);
const ROOTS = [
  { name: 'Base', starts: [file('Base')] },
  { name: 'Layout', starts: [file('Layout')] },
  { name: 'PageDemo', starts: [file('PageDemo')] },
  { name: 'Page', starts: [file('Page'), file('client'), file('absent')] },
];

describe('tracing scripts', () => {
  const { own, shared } = trace(ROOTS, TEXTS);

  test('follows imports, and an import() only for what nobody imports', () => {
    expect(own.get('Base')).toEqual([file('Base'), file('palette')]);
    expect(own.get('Layout')).toEqual([file('Layout')]);
    expect(own.get('PageDemo')).toEqual([file('PageDemo')]);
    expect(own.get('Page')?.toSorted()).toEqual(
      ['Page', 'client', 'kit', 'react', 'words'].map(file),
    );
  });

  test('tells what a file imports from what it only may import', () => {
    expect(findImports([file('PageDemo')], TEXTS)).toEqual(new Set(['PageDemo', 'name'].map(file)));
  });

  test('reads the addresses at the head of a file as they are written', () => {
    expect(findAddresses('import{a}from"./a.js";import"../b.js";import("./c.js")')).toEqual([
      './a.js',
      '../b.js',
    ]);
  });

  test('names what two roots need once', () => {
    expect(shared).toEqual([file('name')]);
  });

  test('counts what nobody names as shared, so that no byte is lost', () => {
    const lost = trace(ROOTS, new Map([...TEXTS, [file('lost'), '']]));
    expect(lost.shared).toContain(file('lost'));
  });

  test('gives every loaded file to exactly one owner, however they import each other', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const graph = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)));
    fc.assert(
      fc.property(graph, fc.subarray(names), (edges, starts) => {
        const texts = new Map(
          names.map((name) => [
            file(name),
            edges
              .filter(([from]) => from === name)
              .map(([, to], n) => (n % 2 === 0 ? `import"./${to}.js";` : `import('./${to}.js');`))
              .join(''),
          ]),
        );
        const result = trace(
          starts.map((name) => ({ name, starts: [file(name)] })),
          texts,
        );
        const given = [...result.own.values()].flat().concat(result.shared);
        expect(given.toSorted()).toEqual([...texts.keys()]);
      }),
    );
  });
});

describe('what a script reaches', () => {
  test('is read from its queries: of the document, or of a mark anywhere', () => {
    expect(findSelectors(TEXTS.get(file('Base')) ?? '')).toEqual(['[data-open-palette]']);
    expect(findSelectors(TEXTS.get(file('Layout')) ?? '')).toEqual(['.prose pre']);
    expect(
      findSelectors(
        `a.closest("[data-preview]");t?.querySelector('[data-widget="demo"]');t.querySelector("kbd")`,
      ),
    ).toEqual(['[data-preview]', '[data-widget="demo"]']);
  });

  test('leaves out what is known only when it runs', () => {
    expect(findSelectors('document.querySelector(`[data-theme="${t}"]`)')).toEqual([]);
  });

  test('names a script after its source', () => {
    expect(sourceName('/_astro/BaseLayout.astro_astro_type_script_index_0_lang.BMpCf.js')).toBe(
      'BaseLayout',
    );
    expect(sourceName('react.js')).toBe('react');
  });
});

describe('islands', () => {
  const files = listFiles(
    [...TEXTS.keys()].map((path, index) => ({
      name: `http://127.0.0.1${path}`,
      initiatorType: 'script',
      startTime: index,
      transferSize: 400,
      encodedBodySize: 100 + index,
    })),
  );
  const roots = ROOTS.map((root) => ({
    ...root,
    starter: root.name === 'Page' ? ('play' as const) : ('module' as const),
    reaches: root.name === 'Base' ? ['Dark theme'] : [],
  }));

  test('have the bytes of their files, a reason and a moment', () => {
    const boot = { name: 'in', starts: [], starter: 'inline', reaches: [], text: 'é();' } as const;
    const islands = listIslands([boot, ...roots], trace(ROOTS, TEXTS), files);
    expect(islands.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['in', 5],
      ['Base', 100 + 109],
      ['Layout', 101],
      ['PageDemo', 102],
      ['Page', 104 + 105 + 106 + 107 + 108],
      [SHARED, 103],
    ]);
    expect(islands[0]).toMatchObject({ isInline: true, when: 'before the first paint' });
    expect(islands[1]?.reason).toBe('“Dark theme”');
    expect(islands[4]).toMatchObject({ reason: 'This demo', when: 'when Play is pressed' });
    const counted = islands.filter(({ isInline }) => !isInline);
    expect(counted.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(
      files.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  });

  test('share nothing when nothing is shared', () => {
    const one = [{ name: 'x', starts: [file('words')], starter: 'module', reaches: [] }] as const;
    const texts = new Map([[file('words'), '']]);
    expect(listIslands(one, trace(one, texts), files)).toMatchObject([{ name: 'x', bytes: 108 }]);
    expect(listIslands(one, { own: new Map(), shared: [] }, files)[0]?.bytes).toBe(0);
  });

  test('name at most two of what they reach, and none as none', () => {
    expect(giveReason(['a', 'b', 'a', 'c', 'd', 'e'], 'module')).toBe('“a”, “b”, 3 more');
    expect(giveReason([], 'module')).toBe('No part of the page as it is');
    expect(giveReason([], 'inline')).toBe('Sets up the page');
  });
});
