import { z } from 'astro/zod';
import type { MdastPluginEntry, MdastVisitorContext } from 'satteri';

import { mistake } from './mistake.ts';
import type { Tag } from './nodes.ts';

/** What a card shows besides the choice. The other option has two names: turned down on record, or only the usual one. */
const CARD_FIELDS = [['constraint'], ['rejected', 'insteadOf'], ['why'], ['result']];

/** The part of the frontmatter that this check reads; the schema of the collection checks the rest. */
const frontmatterWithDecisions = z.object({
  decisions: z.array(z.record(z.string(), z.unknown())),
});

/** Checks that a text places decisions that exist, each once, and that a card has all of its fields. */
export const checkDecisions: MdastPluginEntry = ({ data }) => {
  const { decisions } = frontmatterWithDecisions.safeParse(data.astro?.frontmatter).data ?? {
    decisions: [],
  };
  const placed = new Set<number>();

  function place(number: number, tag: Tag, context: MdastVisitorContext): void {
    if (placed.has(number)) {
      throw mistake(context, tag, `decision ${number} is placed twice. Remove one of the two.`);
    }
    placed.add(number);
  }

  function checkCard(number: number, tag: Tag, context: MdastVisitorContext): void {
    const missing = CARD_FIELDS.find((names) =>
      names.every((name) => decisions[number - 1]?.[name] === undefined),
    )?.join(' or ');
    if (missing === undefined) return;
    throw mistake(
      context,
      tag,
      `the card of decision ${number} lacks ${missing}. Add ${missing} to the frontmatter, or tell the decision in the text: <Decision n={${number}}>…</Decision>.`,
    );
  }

  return {
    name: 'check-decisions',
    options: { position: true },
    mdxJsxFlowElement(tag, context) {
      if (tag.name !== 'Decision' && tag.name !== 'Decisions') return;
      const numbers =
        tag.name === 'Decision'
          ? [numberOf(tag, context, decisions.length)]
          : decisions.map((_, index) => index + 1);
      for (const number of numbers) {
        place(number, tag, context);
        if (tag.children.length === 0) checkCard(number, tag, context);
      }
    },
    mdxJsxTextElement(tag, context) {
      if (tag.name !== 'Decision') return;
      throw mistake(
        context,
        tag,
        'give <Decision> lines of its own, with empty lines around the words inside.',
      );
    },
  };
};

function numberOf(tag: Tag, context: MdastVisitorContext, count: number): number {
  const value = tag.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'n',
  )?.value;
  const number = typeof value === 'object' ? Number(value?.value) : NaN;
  if (Number.isInteger(number) && number >= 1 && number <= count) return number;
  throw mistake(
    context,
    tag,
    `<Decision> needs the number of a decision. The frontmatter has ${count}: write n={1} for the first.`,
  );
}
