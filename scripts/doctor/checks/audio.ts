import { basename, posix } from 'node:path';

import { explainAudio } from '../../../tooling/content/audio-format.ts';
import type { Finding } from '../finding.ts';
import type { Recording } from '../read/read-recordings.ts';
import type { Site } from '../site.ts';
import { entriesOf } from '../values-of.ts';

/** Recordings that are missing, that browsers refuse, or that have no waveform. */
export function checkAudio({ sources, recordings }: Site): Finding[] {
  return [...missingRecordings(sources, recordings), ...recordings.flatMap(checkRecording)];
}

function missingRecordings(sources: Site['sources'], recordings: readonly Recording[]): Finding[] {
  const known = new Set(recordings.map(({ file }) => file));
  return entriesOf(sources).flatMap(({ file, fields }) =>
    fields
      .filter(({ path }) => /^\[\d+\]\.src$/.test(path))
      .map((field) => ({ ...field, target: posix.join('content/stream', String(field.value)) }))
      .filter(({ target }) => !known.has(target))
      .map(({ path, line, target }) => ({
        file,
        line,
        field: path,
        problem: `there is no recording at ${target}`,
        fix: 'Put it there, or correct the path.',
      })),
  );
}

function checkRecording({ file, bytes, hasWaveform }: Recording): Finding[] {
  const refusal = explainAudio(basename(file), bytes);
  if (refusal !== undefined) return [{ file, field: 'format', fix: refusal }];
  if (hasWaveform) return [];
  const fix = file.endsWith('.m4a')
    ? 'Export it again as MP3: the waveform of an M4A file cannot be computed here.'
    : 'Run "npm run waveforms".';
  const problem = `${basename(file)} has no waveform, or one of other audio`;
  return [{ file, field: 'waveform', problem, fix }];
}
