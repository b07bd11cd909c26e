/** The percent-decoded path; undefined when an escape is invalid, as in `/100%`. */
export function decodedPath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
