/** Decoded sound is about ten times its file; beyond this a phone runs out of memory. */
export const LARGEST_FILE_BYTES = 50 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;

/** A sentence, or `undefined` when the file may be tried. */
export function findFileProblem({
  size,
  name,
}: {
  size: number;
  name: string;
}): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size < LARGEST_FILE_BYTES) return undefined;
  const megabytes = Math.round(size / MEGABYTE);
  return `${name} has ${megabytes} MB, and files have to stay under 50 MB here. Choose a shorter one.`;
}
