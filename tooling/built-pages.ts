import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An HTML file of the built site. */
export interface BuiltPage {
  /** The path a visitor sees, such as /projects/sipwise. */
  path: string;
  /** Its path on disk. */
  file: string;
  html: string;
}

/** Reads every page of a built site, in the order of their names. */
export async function readBuiltPages(site: string): Promise<BuiltPage[]> {
  const names = globSync('**/*.html', { cwd: site }).map((name) => name.replaceAll('\\', '/'));
  return Promise.all(
    names.sort().map(async (name) => ({
      path: `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      file: join(site, name),
      html: await readFile(join(site, name), 'utf8'),
    })),
  );
}

/** The elements of a page as a browser reads them, with their places in the text. What looks like one inside an attribute is none. */
export function listElements(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const collect = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      found.push(child);
      collect(child);
    }
  };
  collect(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** The text inside an element that has no elements in it, such as a script. */
export function textIn(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
}
