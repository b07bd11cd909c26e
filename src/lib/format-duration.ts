/** Seconds as `1:05` or `1:01:05`. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? part : twoDigits(part))).join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
