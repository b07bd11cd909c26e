import type { HastPluginDefinition } from 'satteri';

/** Column alignment as a class: the content security policy refuses `style` attributes. */
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

/** A wide table scrolls on a phone, so the keyboard must reach it. */
export const reachTables: HastPluginDefinition = {
  name: 'reach-tables',
  element: {
    filter: ['table'],
    visit: (table, context) => context.setProperty(table, 'tabIndex', 0),
  },
};

/** The heading of footnotes is for those who listen; the eye sees notes without it. */
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
