interface Start {
  slug: string;
  track: string;
  publishedAt: string;
}

/** The text of a new write-up: valid as it is, and every sentence to replace begins with "Write". */
export function projectFile({ slug, track, publishedAt }: Start): string {
  return `---
title: ${titleOf(slug)}
description: Write the pitch in one sentence of 30 to 130 characters.
publishedAt: '${publishedAt}'
track: ${track}
tags: [Frontend]
keywords: write, search words, separated by commas
cover: ./cover.svg
image: ./preview.webp
part: Write your part
summary: >-
  Write what a reader learns in 30 seconds, in 200 to 900 characters. Say what the project does and for whom. Say
  what the difficult part turned out to be. Say what you decided there and what followed from it, so that somebody who
  reads no further has still read the point.
decisions:
${[1, 2].map(decision).join('\n')}
---

## The problem

Write what was wrong or missing, for whom, and how you noticed. Write it so that somebody from another field follows.

## How it works

Write the one idea that the project rests on, with a small example or a few lines of code.

## Choices

<Decisions />

## What I would redo

Write what you would change now, and why you did not see it then.

## My part

Write what you did yourself, and what others did.
`;
}

function decision(number: number): string {
  return `  - constraint: Write what forced choice ${number}.
    choice: Write what you chose in choice ${number}.
    rejected: Write the option you turned down.
    why: Write the reason.
    result: Write what followed from it.`;
}

function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
