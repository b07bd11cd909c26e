import type { Finding } from '../checks/finding.ts';
import { escapeXml } from '../src/lib/escape-xml.ts';

/** The page that the dev server shows while the content has mistakes. It reloads by itself when they are corrected. */
export function toErrorPage(mistakes: Finding[]): string {
  const items = mistakes.map(({ file, line, field, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const name = field === undefined ? '' : `<strong>${escapeXml(field)}</strong> `;
    return `<li><code>${escapeXml(place)}</code><p>${name}${escapeXml(message)}</p></li>`;
  });
  const title =
    mistakes.length === 1
      ? 'A mistake in the content'
      : `${mistakes.length} mistakes in the content`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<script type="module" src="/@vite/client"></script>
<style>
  body { max-width: 46rem; margin: 4rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui; color-scheme: light dark; }
  ul { padding: 0; list-style: none; }
  li { margin: 0 0 1rem; padding: 1rem; border-left: 4px solid crimson; background: color-mix(in srgb, crimson 8%, Canvas); }
  p { margin: 0.5rem 0 0; }
</style>
</head>
<body>
<h1>${title}</h1>
<ul>${items.join('\n')}</ul>
<p>The page appears when this is corrected and saved.</p>
</body>
</html>
`;
}
