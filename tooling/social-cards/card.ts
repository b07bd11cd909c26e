import type { CardOrder } from '../../src/layouts/order-card.ts';

/** Everything a card is made of. */
export interface Card extends CardOrder {
  /** Covers to show, as SVG, the front one last. None: the record alone. */
  sleeves: string[];
}
