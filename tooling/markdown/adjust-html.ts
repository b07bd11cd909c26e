import type { HastPluginDefinition } from 'satteri';

/** Column alignment as a class, because the content security policy forbids `style` attributes. */
export const alignByClass: HastPluginDefinition = {
  name: 'align-by-class',
  element: {
    filter: ['th', 'td'],
    visit(cell, context) {
      const { style } = cell.properties;
      const [, side] = (typeof style === 'string' && /text-align:\s*(\w+)/.exec(style)) || [];
      if (side === undefined) return;
      context.setProperty(cell, 'style', null);
      context.setProperty(cell, 'className', [`align-${side}`]);
    },
  },
};

/** A wide table scrolls on a phone, so it must be focusable for keyboard users. */
export const makeTablesFocusable: HastPluginDefinition = {
  name: 'make-tables-focusable',
  element: {
    filter: ['table'],
    visit: (table, context) => context.setProperty(table, 'tabIndex', 0),
  },
};

/** Hides the heading of footnotes visually; it is only for screen readers. */
export const hideFootnoteHeading: HastPluginDefinition = {
  name: 'hide-footnote-heading',
  element: {
    filter: ['h2'],
    visit(heading, context) {
      if (heading.properties['id'] !== 'footnote-label') return;
      context.setProperty(heading, 'className', ['visually-hidden']);
    },
  },
};
