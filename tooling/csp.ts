import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { headersFor, toHeadersFile } from '../src/config/headers';
import { readBuiltPages, type BuiltPage } from './built-pages';

/** Inline scripts and styles: without `src`, and not data (`application/…`). */
const INLINE = /<(script|style)(?![^>]* (?:src=|type="application\/))[^>]*>([^]*?)<\/\1>/g;

/** Inline style attributes and event handlers, which no hash can allow. */
const FORBIDDEN = /<[a-z][^>]*\s(style|on[a-z]+)=["']/;

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

function checkPage({ path, html }: BuiltPage): void {
  const policy = headersFor('/', 'file', { isOverTls: false })['Content-Security-Policy'] ?? '';
  for (const [, element = '', text = ''] of html.matchAll(INLINE)) {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (!policy.includes(hash)) {
      throw new Error(
        `${path} has an inline ${element} that src/config/headers.ts does not allow. If it belongs there, add ${hash}:\n${text}`,
      );
    }
  }
  const [attribute] = FORBIDDEN.exec(html) ?? [];
  if (attribute) throw new Error(`${path} has a style or a handler as an attribute: ${attribute}`);
}
