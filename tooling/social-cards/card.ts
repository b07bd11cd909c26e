/** What a card says. */
export interface CardWords {
  /** The address of the page that it stands for. */
  path: string;
  title: string;
  description: string;
  /** The owner's name. */
  siteName: string;
}

/** The size every network asks for. */
export const CARD = { width: 1200, height: 630 };

export const MARGIN = 64;

/** How wide words may be. */
export const COLUMN = 404;
