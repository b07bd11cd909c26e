const STEP_SECONDS = 5;
const LEAP_SECONDS = 15;

/** Where a key moves the position to, in seconds; undefined for a key that is not for seeking. */
export function seekByKey(key: string, position: number, duration: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(duration, position + STEP_SECONDS);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, position - STEP_SECONDS);
    case 'PageUp':
      return Math.min(duration, position + LEAP_SECONDS);
    case 'PageDown':
      return Math.max(0, position - LEAP_SECONDS);
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return undefined;
  }
}
