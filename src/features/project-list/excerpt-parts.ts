interface ExcerptPart {
  text: string;
  isMark: boolean;
}

/** Splits a search excerpt into plain and marked text. Pagefind writes `<mark>`, `&lt;` and `&gt;`; the rest is text. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/(<mark>[^]*?<\/mark>)/)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = /^<mark>([^]*)<\/mark>$/.exec(part)?.[1];
      return { text: unescape(marked ?? part), isMark: marked !== undefined };
    });
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
