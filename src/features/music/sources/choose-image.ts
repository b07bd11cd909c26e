/** The record is drawn with 112 CSS pixels; dense screens show two for one. */
const WANTED_WIDTH = 2 * 112;

interface Picture {
  url: string;
  /** Undefined when the service does not know it. */
  width?: number | undefined;
}

/** The smallest picture that is sharp enough, else the widest known, else the first. */
export function chooseImage(pictures: readonly Picture[]): string | null {
  const byWidth = pictures
    .flatMap(({ url, width }) => (width === undefined ? [] : [{ url, width }]))
    .sort((a, b) => a.width - b.width);
  const choice =
    byWidth.find(({ width }) => width >= WANTED_WIDTH) ?? byWidth.at(-1) ?? pictures[0];
  return choice?.url ?? null;
}
