/** The size every network asks for. */
export const CARD = { width: 1200, height: 630 };

/** The light theme of src/styles/tokens.css, which a picture cannot read. */
export const PAPER = '#e9eae6';
export const INK = '#0c0d0f';
export const MUTE = '#464a50';
export const ACCENT = '#1f3bff';
