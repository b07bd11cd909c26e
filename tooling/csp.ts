import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { headersFor, toHeadersFile } from '../src/config/headers';

/** Inline scripts and styles: without `src`, and not data (`application/…`). */
const INLINE = /<(script|style)(?![^>]* (?:src=|type="application\/))[^>]*>([^]*?)<\/\1>/g;

/** Inline style attributes and event handlers, which no hash can allow. */
const FORBIDDEN = /<[a-z][^>]*\s(style|on[a-z]+)=["']/;

/**
 * Stops the build when a page has inline code that the policy in src/config/headers.ts does not allow, and writes `_headers`
 * for static hosts. It must run after every integration that changes pages.
 */
export function contentPolicy(): AstroIntegration {
  let base = '';
  return {
    name: 'content-policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const files = await readdir(site, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => checkPage(site, page)));
        await writeFile(join(site, '_headers'), toHeadersFile(base));
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
