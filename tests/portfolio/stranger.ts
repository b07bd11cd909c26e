/** Answers to `npm run init`. */
export const ANSWERS = `name: Mira Novák
role: Cartographer
headline: I make *maps* you can walk in.
intro: I am a cartographer in Brno. I like maps, slow software and long walks.
available: no
email: mira@novak.dev
link: [https://github.com/mira-novak]
tag: [Maps]
word: [Maps, Walking, Paper, Contour lines]
site: https://novak.dev
host: static
samples: remove
`;

/** Three entries of the stream. */
export const ENTRIES = `- type: text
  date: '2026-11-01T20:00:00+01:00'
  description: On contour lines
  text: A contour line is a walk on which nobody gets tired.

- type: text
  date: '2026-11-02T20:00:00+01:00'
  description: On paper
  text: A folded map has no battery.

- type: spotify
  date: '2026-11-03T20:00:00+01:00'
  title: A song for walking
  href: https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT
  iframe: https://open.spotify.com/embed/track/4cOdK2wGLETKBW3PvgPWqT
`;

/** A project of the stranger's own, on the track that \`npm run new\` gave it. */
export function projectText(slug: string, started: string): string {
  const track = /^track: (\w+)$/m.exec(started)?.[1] ?? 'A1';
  const { title, text } =
    slug === 'first-project'
      ? { title: 'Brno Uphill', text: 'The map shows how tired a street makes you.' }
      : { title: 'Night Walks', text: 'The map leaves out every street without a lamp.' };
  return `---
title: ${title}
description: A printed map of one city, drawn for people who walk at their own pace.
publishedAt: '2026-10-01'
track: ${track}
tags: [Maps]
keywords: maps, walking, cartography
cover: ./cover.svg
image: ./preview.webp
---

${text}

![The map on a table, folded open at the center](./screen.png 'The first print')
`;
}
