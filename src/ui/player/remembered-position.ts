const keyOf = (id: string) => `position:${id}`;

/** Seconds into a recording at which the visitor left it; 0 when they never did. What is no such number is removed. */
export function readPosition(id: string): number {
  const seconds = withStorage((storage) => Number(storage.getItem(keyOf(id)))) ?? 0;
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  forgetPosition(id);
  return 0;
}

/** Stores the position in a recording. */
export function rememberPosition(id: string, seconds: number): void {
  withStorage((storage) => storage.setItem(keyOf(id), seconds.toFixed(1)));
}

/** The recording starts at its beginning the next time. */
export function forgetPosition(id: string): void {
  withStorage((storage) => storage.removeItem(keyOf(id)));
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    // Storage may be unavailable (a private window, a full disk); the recording then starts at its beginning.
    return undefined;
  }
}
