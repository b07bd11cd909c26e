import { channel } from 'node:diagnostics_channel';

import { cardPath } from './card-path';

/** What a page wants on the picture that stands for it where it is shared. */
export interface CardOrder {
  /** The address of the page. */
  path: string;
  title: string;
  pitch: string;
  /** The owner's name. */
  name: string;
}

/** Where a build listens for orders (`tooling/social-cards.ts`). */
export const CARD_ORDERS = 'press-play:card-orders';

const orders = channel(CARD_ORDERS);

/** Asks for the card of a page and gives its address. In development nobody listens. */
export function orderCard(order: CardOrder): string {
  const address = cardPath(order.path);
  const isOwn = order.path === '/projects' || address !== cardPath('/projects');
  if (isOwn) orders.publish(order);
  return address;
}
