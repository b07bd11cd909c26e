import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { headersFor, toHeadersFile } from '../src/config/headers';
import { listElements, readBuiltPages, textIn, type BuiltPage } from './built-pages';

/**
 * Stops the build when a page has inline code that the policy in src/config/headers.ts does not allow, and writes `_headers`
 * for static hosts. It must run after every integration that changes pages.
 */
export function contentPolicy(base: string): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        for (const page of await readBuiltPages(site)) checkPage(page);
        await writeFile(join(site, '_headers'), toHeadersFile(listEndings(site), base));
      },
    },
  };
}

/** The endings of all files that are no pages. */
function listEndings(site: string): string[] {
  const files = globSync('**/*.*', { cwd: site, exclude: ['**/*.html'] });
  return [...new Set(files.map((file) => extname(file).slice(1)))].sort();
}

/** Throws when a page has inline code that the policy does not allow. */
export function checkPage({ path, html }: Pick<BuiltPage, 'path' | 'html'>): void {
  const policy = headersFor('/', 'file', { isOverTls: false })['Content-Security-Policy'] ?? '';
  for (const element of listElements(html)) {
    const { tagName, attrs } = element;
    // No hash can allow these.
    const code = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (code)
      throw new Error(
        `${path} has a style or a handler as an attribute: <${tagName} ${code.name}="${code.value}">`,
      );
    if (tagName !== 'style' && !(tagName === 'script' && isInlineCode(attrs))) continue;
    const text = textIn(element);
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (policy.includes(hash)) continue;
    throw new Error(
      `${path} has an inline ${tagName} that src/config/headers.ts does not allow. If it belongs there, add ${hash}:\n${text}`,
    );
  }
}

/** Whether a script has its code in the page: it has no address and is no data. */
function isInlineCode(attributes: readonly { name: string; value: string }[]): boolean {
  return !attributes.some(
    ({ name, value }) => name === 'src' || (name === 'type' && value.startsWith('application/')),
  );
}
