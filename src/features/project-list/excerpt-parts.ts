interface ExcerptPart {
  text: string;
  isMark: boolean;
}

/** An excerpt of the search in plain parts. It brings marks and the two escapes that Pagefind writes, and nothing else counts as markup. */
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
