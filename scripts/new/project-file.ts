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
summary: >-
  Write what the project does and for whom, what it is made of, and what came of it. Somebody who reads no further
  should know what it is.
decisions:
${[1, 2].map(decision).join('\n')}
---

## The problem

Write what was wrong or missing, for whom, and how you noticed. Write it so that somebody from another field follows.

## How it works

Write the one idea that the project rests on, with a small example or a few lines of code.

## Choices

<Decisions />

## What I would change

Write what you would change in this design, and why.
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
