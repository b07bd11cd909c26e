/** Every header and directive of a page in one sentence. What is not explained here may not be sent (ReceiptsPage.tsx). */
const HEADERS: Readonly<Record<string, string>> = {
  'accept-ranges': 'A part of the file can be asked for, which a player needs.',
  'cache-control': 'A browser keeps the page and asks each time whether it is still the same.',
  'content-encoding': 'The body is compressed; it was compressed once, when the site was built.',
  'content-length': 'How many bytes follow.',
  'content-security-policy': 'What the page may load and run. Line by line below.',
  'content-type': 'It is a page, in UTF-8.',
  'cross-origin-opener-policy':
    'A window that another site opens on this page cannot reach into it.',
  'cross-origin-resource-policy': 'Other sites may not embed it.',
  etag: 'The version of the page. A browser that has it gets "304" and no body.',
  'last-modified': 'When the file was built.',
  'permissions-policy':
    'Camera, location, payment and others stay off. The microphone is allowed, because one demo can draw what it hears.',
  'referrer-policy': 'Other sites learn which site sent a visitor, not which page.',
  'strict-transport-security': 'For a year, browsers come with encryption only.',
  vary: 'Caches keep the compressed and the plain answer apart.',
  'x-content-type-options': 'Browsers take the type as it is said and guess nothing.',
};

const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': 'Nothing is allowed that no other line allows.',
  'script-src': 'Scripts of this site, and one inline script that is known by its hash.',
  'style-src': 'Styles of this site, and one inline style that is known by its hash.',
  'img-src': 'Pictures of this site, and album covers from hosts that are named one by one.',
  'font-src': 'Fonts of this site.',
  'media-src': 'Recordings of this site.',
  'connect-src': 'Scripts talk to this site only.',
  'worker-src': 'Workers of this site.',
  'manifest-src': 'The manifest of this site.',
  'frame-src': 'One frame: the Spotify player, which loads when a visitor asks for it.',
  'form-action': 'Forms are sent to this site only.',
  'base-uri': 'No injected element may change where links lead.',
  'frame-ancestors': 'No site may put this page into a frame.',
  'require-trusted-types-for': 'A browser refuses to turn strings into code.',
  'trusted-types': 'The two exceptions, by name: addresses of this site, and its own icons.',
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
