import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { isSampleSite } from '../support/samples';

const OF_THE_OWNER = [
  'content/**/*.{yaml,mdx}',
  'projects/*/*.mdx',
  'projects/*/{figures,demo}/*.{ts,tsx,astro}',
];

/** What visitors read. An owner spells as they do. Of components and pages only the strings are checked; `sentences.ts` is what strangers are made to write. */
const FILES = globSync([
  ...(isSampleSite ? OF_THE_OWNER : []),
  'src/{features,layouts,pages,ui,stage,tour}/**/*.{tsx,astro}',
]).filter((file) => !/(?:\.(?:test|spec)|\/shaders|\/sentences)\.ts$/.test(file));

/** British spellings, matched as whole words in sentences. Names in code are not sentences. */
const BRITISH = [
  /\b(?:colour|favour|behaviour|neighbour|honour|flavour|labour|rumour|humour)\w*/i,
  /\b(?:centre|centres|centred|metre|metres|litre|theatre|fibre)\b/i,
  /\b(?:visuali|synthesi|optimi|organi|recogni|normali|maximi|minimi|summari|prioriti|reali|speciali|capitali|memori|categori|apologi|finali|initiali|seriali|randomi|synchroni|emphasi|annuali)s(?:e|ed|es|er|ers|ing|ation)\b/i,
  /\b(?:analyse[ds]?|analysing|catalyse)\b/i,
  /\b(?:grey|greys|programme|programmes|catalogue|dialogue box|instalments?|cheque|tyre|whilst|amongst|learnt|spelt|misspelt|artefacts?|ageing|judgement|licence|defence|offence|travell\w+|cancelled|cancelling|labell\w+|modell\w+|fulfil|enrol|sceptic\w*)\b/i,
];

test('what visitors read is in American spelling', () => {
  const found = FILES.flatMap((file) => {
    const sentences = sentencesIn(readFileSync(file, 'utf8'), file);
    return BRITISH.flatMap((pattern) =>
      sentences.flatMap((line) => pattern.exec(line)?.[0] ?? []),
    ).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('a British word is found in prose and left alone in code', () => {
  const find = (text: string, file: string) =>
    sentencesIn(text, file).filter((line) => BRITISH.some((pattern) => pattern.test(line)));
  expect(find('The colour is grey.', 'a.mdx')).toHaveLength(1);
  expect(find('// The colour\nconst colour = 1;', 'a.tsx')).toEqual([]);
  expect(find('<p>The colour is red.</p>', 'a.tsx')).toHaveLength(1);
});

/** Prose is read line by line. In code only strings and text between tags count, and only if they have a space. */
function sentencesIn(text: string, file: string): string[] {
  if (/\.(?:mdx|yaml)$/.test(file)) {
    return text
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .split('\n');
  }
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  const quoted = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g)];
  return quoted
    .map((match) => match.slice(1).join(''))
    .map((words) => words.replace(/\$\{[^}]*\}/g, ' '))
    .filter((words) => /\w \w/.test(words.trim()));
}
