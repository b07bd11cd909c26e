/**
 * The colours of src/styles/tokens.css for what cannot read a stylesheet: metadata, pictures, PDF files and the accents of
 * sleeves. theme-colours.test.ts compares both.
 */
export const THEME_COLOURS = {
  light: {
    paper: '#e9eae6',
    card: '#f6f7f4',
    ink: '#0c0d0f',
    mute: '#464a50',
    accent: '#1f3bff',
    onAccent: '#ffffff',
  },
  dark: {
    paper: '#0b0c0e',
    card: '#131519',
    ink: '#eef0ec',
    mute: '#a8adb5',
    accent: '#8ea0ff',
    onAccent: '#0b0c0e',
  },
} as const;
