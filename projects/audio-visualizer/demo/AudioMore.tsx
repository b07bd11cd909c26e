import { useRef } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Notice } from '@/stage/Notice';
import { Segmented, SettingField } from '@/stage/fields';

import { TRACK_URL } from './inputs';
import type { Source } from './inputs';
import { RINGS, RING_MS } from './rings';
import { TONES, WINDOWS } from './settings';
import type { Settings } from './settings';
import { useFileDrop } from './use-file-drop';
import type { Sound } from './use-sound';

type SourceName = 'disc' | Source['kind'];

const SOURCE_NAMES: Readonly<Record<SourceName, string>> = {
  disc: 'The disc',
  track: 'Song',
  file: 'Your file',
  microphone: 'Microphone',
};
const MS_PER_S = 1_000;

/** The exact fields, and other sources than the disc. */
export function AudioMore({
  run,
  data: { desk, music, pitch, hasDepth },
}: SceneProps<Settings, Sound>) {
  const place = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const chooseFile = (file: File) => desk.choose({ kind: 'file', file });
  const isOver = useFileDrop(place, chooseFile);
  const { window: samples, tone } = run.values;

  const sources: SourceName[] = [
    'disc',
    ...(TRACK_URL === undefined ? [] : (['track'] as const)),
    'file',
    'microphone',
  ];
  const chooseSource = (name: SourceName) => {
    if (name === 'file') files.current?.click();
    else if (name === 'microphone') desk.choose({ kind: name });
    else {
      if (name === 'track' && TRACK_URL !== undefined) desk.choose({ kind: name, url: TRACK_URL });
      else desk.stop();
      run.change({ source: name, play: 'none' });
    }
  };
  const rate = desk.instrument?.context.sampleRate ?? 44_100;

  return (
    <div className="audio-more" ref={place} data-drop={isOver}>
      <section>
        <Segmented
          legend="Listen to"
          choices={sources}
          chosen={desk.playing ?? 'disc'}
          nameOf={(name) => SOURCE_NAMES[name]}
          onChoose={chooseSource}
        />
        <input
          ref={files}
          hidden
          type="file"
          accept="audio/*"
          aria-label="Sound file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) chooseFile(file);
            // The same file may be chosen twice in a row.
            target.value = '';
          }}
        />
        {desk.problem !== undefined && <Notice tone="problem">{desk.problem}</Notice>}
        <p className="audio-more__hint">
          A file of up to ten minutes can also be dropped here. It is read in your browser and sent
          nowhere. The microphone is only drawn: nothing is played back or saved.
        </p>
        <SettingField control={pitch} unit="Hz" />
      </section>
      <section>
        {hasDepth ? (
          <SettingField control={run.number('tilt')} unit="degrees" />
        ) : (
          <Notice tone="news">There is no WebGL here, so the bars cannot be stood up.</Notice>
        )}
        <Segmented
          legend="Window, in samples"
          choices={WINDOWS}
          chosen={samples}
          nameOf={(count) => Number(count).toLocaleString('en')}
          onChoose={(count) => {
            run.change({ window: count });
            // What was measured through the other window is not true of this one.
            if (run.values.play === '60-75') music.startOver();
          }}
        />
        <Segmented
          legend="Tone under the finger"
          choices={TONES}
          chosen={tone}
          nameOf={(name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`}
          onChoose={(name) => run.change({ tone: name })}
        />
      </section>
      <p className="audio-more__hint">
        This window spans {Math.round((Number(samples) / rate) * MS_PER_S)} ms and has bins{' '}
        {(rate / Number(samples)).toFixed(1)} Hz wide. Bars rise in 15 ms and fall in 180 ms;{' '}
        {RINGS} rings, one every {RING_MS} ms. On the disc, Space sounds the note, arrows move it by
        a semitone and Page keys by an octave. Every finger plays, so three make a chord.
      </p>
    </div>
  );
}
