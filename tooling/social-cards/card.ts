/** The text of a card. */
export interface CardWords {
  /** The path of its page. */
  path: string;
  title: string;
  description: string;
  /** The owner's name. */
  siteName: string;
}

/** The size that social networks recommend. */
export const CARD = { width: 1200, height: 630 };

export const MARGIN = 64;

/** The maximum width of text. */
export const COLUMN = 404;
