import { basename, posix } from 'node:path';

import { explainAudio } from '../../../tooling/content/audio-format.ts';
import type { Finding } from '../finding.ts';
import type { Recording } from '../read/read-recordings.ts';
import type { Site } from '../site.ts';
import { entriesOf, valuesOf } from '../values-of.ts';

/** Recordings without a waveform, and recordings that browsers cannot play. The build reports the latter itself where an entry plays them. */
export function checkAudio({ sources, recordings }: Site): Finding[] {
  const played = entriesOf(sources)
    .flatMap((source) => valuesOf(source, /^\[\d+\]\.src$/))
    .map((src) => posix.join('content/stream', src));
  return recordings.flatMap((recording) => {
    const refusal = explainAudio(basename(recording.file), recording.bytes);
    if (refusal === undefined) return checkWaveform(recording);
    if (played.includes(recording.file)) return [];
    return [{ file: recording.file, field: 'format', fix: refusal }];
  });
}

function checkWaveform({ file, hasWaveform }: Recording): Finding[] {
  if (hasWaveform) return [];
  const fix = file.endsWith('.m4a')
    ? 'Export it again as MP3: the waveform of an M4A file cannot be computed here.'
    : 'Run "npm run waveforms".';
  const problem = `${basename(file)} has no waveform, or one of other audio`;
  return [{ file, field: 'waveform', problem, fix }];
}
