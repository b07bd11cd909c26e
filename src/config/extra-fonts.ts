/** Where a build puts the letters that the content uses and the template's fonts lack. */
export const EXTRA_FONTS = '.cache/letters';
