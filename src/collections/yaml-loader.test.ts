import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { loadEntries, requireList, toFields } from '@/collections/yaml-loader';

test.each([
  ['a field that its schema refuses', '- name: one\n- name: 2\n'],
  ['YAML that cannot be read', '- name: "one\n'],
  ['a file that is no list', 'name: one\n'],
])('%s leaves the collection as it was', async (_, mistake) => {
  const folder = await mkdtemp(join(tmpdir(), 'yaml-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'list.yaml');
  const entries = new Map<string, unknown>();
  const load = async (text: string) => {
    await writeFile(file, text);
    await loadEntries({ file, toEntries: toNames }, target(entries));
  };

  await load('- name: old\n');
  await expect(load(mistake)).rejects.toThrow();
  expect([...entries.keys()]).toEqual(['old']);
  await load('- name: new\n');
  expect([...entries.keys()]).toEqual(['new']);
});

function toNames(content: unknown) {
  const list = requireList(content, 'list.yaml').map(toFields);
  return new Map(list.map((fields) => [String(fields['name']), fields]));
}

/** A collection whose schema wants a name. */
function target(entries: Map<string, unknown>): Parameters<typeof loadEntries>[1] {
  return {
    parseData: ({ data }) =>
      typeof data['name'] === 'string'
        ? Promise.resolve(data)
        : Promise.reject(new Error('Write a name.')),
    renderMarkdown: () => Promise.reject(new Error('There is no Markdown here.')),
    store: {
      clear: () => entries.clear(),
      set: ({ id, data }) => {
        entries.set(id, data);
        return true;
      },
    },
  };
}
