/** The tail's outline, upwards from the water; the left half mirrors the right. */
export const FLUKES =
  'M0-294C18-324 68-346 132-342C206-337 262-344 316-382C306-292 240-232 152-206C92-186 54-144 46-82C42-50 48-24 58 0' +
  'H-58C-48-24-42-50-46-82C-54-144-92-186-152-206C-240-232-306-292-316-382C-262-344-206-337-132-342C-68-346-18-324 0-294z';

/** One for each chain. */
export const BANDS = 6;
export const TALL = 382;
export const PITCH = 68;
/** Bands grow thinner, and the gaps wider, toward the water. */
export const TOP_BAND = 60;
export const THINNER = 4;
