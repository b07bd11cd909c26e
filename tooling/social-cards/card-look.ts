/** The size every network asks for. */
export const CARD = { width: 1200, height: 630 };

/** The bytes of a row: a pixel each, behind the number of the row's filter. */
export const ROW = CARD.width + 1;

export const MARGIN = 64;

/** How wide words may be. */
export const COLUMN = 404;

/** The mark of the site, at the foot. */
export const MARK = { x: MARGIN + 22, y: CARD.height - MARGIN - 22, radius: 22 };

/** The light theme of src/styles/tokens.css, which a picture cannot read. */
export const PAPER = '#e9eae6';
export const INK = '#0c0d0f';
export const ACCENT = '#1f3bff';

/** What words are written in. */
export const INKS = { ink: INK, mute: '#464a50' };
