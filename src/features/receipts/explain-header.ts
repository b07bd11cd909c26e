/** Every header and directive of a page in one sentence. What is not explained here may not be sent (ReceiptsPage.tsx). */
const HEADERS: Readonly<Record<string, string>> = {
  'accept-ranges': 'A part of a file can be asked for, which players of audio and video do.',
  'cache-control': 'A browser keeps the page and asks each time whether it has changed.',
  'content-encoding': 'The page is compressed with Brotli, once, when the site is built.',
  'content-length': 'How many bytes follow these headers.',
  'content-security-policy': 'What the page may load and run. Line by line below.',
  'content-type': 'It is an HTML page, written in UTF-8.',
  'cross-origin-opener-policy':
    'Another site that opens this page in a window cannot reach into it.',
  'cross-origin-resource-policy': 'Other sites may not load this page as part of their own.',
  etag: 'The version of the page: a browser that names it gets "304 Not Modified" and no page again.',
  'last-modified': 'When the file was built.',
  'permissions-policy':
    'Camera, location, payment and others stay off; one demo may ask for the microphone, to draw what it hears.',
  'referrer-policy': 'Other sites learn which site sent a visitor, not which page.',
  'strict-transport-security': 'For a year, browsers use encrypted connections only.',
  vary: 'Caches keep the compressed and the plain page apart.',
  'x-content-type-options': 'Browsers believe the content type and do not guess another.',
};

const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': 'Whatever no other line allows is forbidden.',
  'script-src': 'Scripts of this site, and one inline script that is known by its hash.',
  'style-src': 'Styles of this site, and one inline style that is known by its hash.',
  'img-src': 'Pictures of this site, and album covers from hosts that are named one by one.',
  'font-src': 'Fonts of this site.',
  'media-src': 'Recordings of this site.',
  'connect-src': 'Scripts may fetch from this site only.',
  'worker-src': 'Workers of this site, which compute beside the page.',
  'manifest-src': 'The manifest of this site.',
  'frame-src': 'One frame: the Spotify player, which loads when a visitor asks for it.',
  'form-action': 'Forms are sent to this site only.',
  'base-uri': 'No element may change what relative links refer to.',
  'frame-ancestors': 'No site may put this page into a frame.',
  'require-trusted-types-for':
    'A browser refuses to turn text into markup or script addresses, except as the next line says.',
  'trusted-types':
    'The two exceptions: "default" allows script addresses of this site, "icons" the icons it brings.',
};

/** What a header of a page does. Throws when nobody has written it down. */
export function explainHeader(name: string): string {
  return explain(HEADERS, name);
}

/** What a line of the content security policy does. */
export function explainDirective(name: string): string {
  return explain(DIRECTIVES, name);
}

function explain(sentences: Readonly<Record<string, string>>, name: string): string {
  const sentence = sentences[name];
  if (sentence === undefined)
    throw new Error(
      `Nobody has explained ${name} on /receipts. Add a sentence to src/features/receipts/explain-header.ts.`,
    );
  return sentence;
}
