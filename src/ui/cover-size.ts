/** Covers are drawn in this space; the numbers reserve their place before they load. */
export const COVER_WIDTH = 800;
export const COVER_HEIGHT = 600;
