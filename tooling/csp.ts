import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { headersFor, toHeadersFile } from '../src/config/headers';

/** Scripts and styles that stand in the page: no `src`, which is a file, and no `application/…`, which is data. */
const INLINE = /<(script|style)(?![^>]* (?:src=|type="application\/))[^>]*>([^]*?)<\/\1>/g;

/** Also catches what no hash can allow. */
const FORBIDDEN = /<[a-z][^>]*\s(style|on[a-z]+)=["']/;

/**
 * Stops the build when a page carries something inline that the policy of src/config/headers.ts does not name, and writes the
 * headers of all files for static hosts. It must run when pages no longer change.
 */
export function contentPolicy(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const files = await readdir(site, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => checkPage(site, page)));
        await writeFile(join(site, '_headers'), toHeadersFile());
      },
    },
  };
}

async function checkPage(site: string, page: string): Promise<void> {
  const policy = headersFor('/', 'file', { isOverTls: false })['Content-Security-Policy'] ?? '';
  const html = await readFile(join(site, page), 'utf8');
  for (const [, element = '', text = ''] of html.matchAll(INLINE)) {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (!policy.includes(hash)) {
      throw new Error(
        `${page} has an inline ${element} that src/config/headers.ts does not allow. If it belongs there, add ${hash}:\n${text}`,
      );
    }
  }
  const [attribute] = FORBIDDEN.exec(html) ?? [];
  if (attribute) throw new Error(`${page} has a style or a handler as an attribute: ${attribute}`);
}
