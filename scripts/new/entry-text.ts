/** The kinds of entries that can be started. */
export const ENTRY_TYPES = ['text', 'audio', 'spotify'] as const;

type EntryType = (typeof ENTRY_TYPES)[number];

const MINUTES_PER_HOUR = 60;

/** The fields of a new entry; one of audio names a recording. */
const FIELDS: Record<EntryType, (recording: string) => string> = {
  text: () => `  description: Write a short label
  text: >-
    Write the thought, in Markdown.`,
  audio: (recording) => `  title: Write the name of the recording
  description: Write what it is, in a sentence.
  src: ./media/${recording}`,
  spotify: () => `  title: Write the name of the song
  href: https://open.spotify.com/
  iframe: https://open.spotify.com/embed/track/`,
};

/** Whether the stream knows this kind of entry. */
export function isEntryType(value: string): value is EntryType {
  return ENTRY_TYPES.some((type) => type === value);
}

/** A new entry in YAML, dated now on the author's own clock. */
export function entryText(type: EntryType, now: Date, recording = 'name.mp3'): string {
  return `- type: ${type}\n  date: '${localMoment(now)}'\n${FIELDS[type](recording)}\n`;
}

/** ISO 8601 with the offset of this machine's time zone. */
function localMoment(now: Date): string {
  const offset = -now.getTimezoneOffset();
  const local = new Date(now.getTime() + offset * MINUTES_PER_HOUR * 1_000).toISOString();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / MINUTES_PER_HOUR), Math.abs(offset) % 60];
  return `${local.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
