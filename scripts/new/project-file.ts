interface Start {
  slug: string;
  track: string;
  tag: string;
  publishedAt: string;
}

/** The text of a new write-up: valid as it is, and every sentence to replace begins with "Write". */
export function projectFile({ slug, track, tag, publishedAt }: Start): string {
  return `---
title: ${titleOf(slug)}
description: Write the pitch in one sentence of 30 to 130 characters.
publishedAt: '${publishedAt}'
track: ${track}
tags: [${tag}]
keywords: write, search words, separated by commas
cover: ./cover.svg
image: ./preview.webp
role: Write your part in two to five words.
# code: https://example.com/the-source
# link: https://example.com/the-live-address
summary: >-
  Write what the project does and for whom, what it is made of, and what came of it. Somebody who reads no further
  should know what it is.
decisions:
  - constraint: Write what forced the first choice.
    choice: Write what you chose.
    rejected: Write the option you turned down.
    why: Write the reason.
    result: Write what followed from it.
  - choice: Write the second choice in one line, and the rest in the text.
---

## The problem

Write what was wrong or missing, for whom, and how you noticed. Write it so that somebody from another field follows.

## How it works

Write the one idea that the project rests on, with a small example or a few lines of code.

<Decision n={1} />

## Where it ends

<Decision n={2}>

Write the second choice as part of the text: what forced it, what you turned down, and what it cost.

</Decision>

Write what the design cannot do, and what you would change in it.
`;
}

function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
