import { useRef } from 'react';

import { Notice } from '@/stage/Notice';
import { Segmented } from '@/stage/Segmented';
import { SliderField } from '@/stage/SliderField';
import { Button } from '@/ui/Button';

import type { Camera } from './camera';
import { clampTone, PRESETS, TONE_RANGE } from './settings';
import type { SoundSource } from './sound';
import { useFileDrop } from '@/stage/use-file-drop';
import type { SoundDesk, SourceKind } from './use-sound';

const SOURCES = ['track', 'synth', 'file', 'microphone'] as const satisfies readonly SourceKind[];
const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  track: 'Track',
  synth: 'Synth',
  file: 'Your file',
  microphone: 'Microphone',
};
const PRESET_NAMES = [
  'Rings',
  'Floor',
  'Above',
] as const satisfies readonly (keyof typeof PRESETS)[];

interface Props {
  desk: SoundDesk;
  track: SoundSource;
  toneHz: number;
  onTone: (hz: number) => void;
  camera: Camera;
  onCamera: (camera: Camera) => void;
  /** Without depth there is no camera to place. */
  hasDepth: boolean;
}

/** What is heard, and from where it is seen. A file can also be dropped here. */
export function Desk({ desk, track, toneHz, onTone, camera, onCamera, hasDepth }: Props) {
  const files = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const chooseFile = (file: File) => desk.choose({ kind: 'file', file });
  const isOver = useFileDrop(place, chooseFile);
  const chooseSource = (kind: SourceKind) => {
    if (kind === 'file') files.current?.click();
    else if (kind === 'track') desk.choose(track);
    else desk.choose(kind === 'synth' ? { kind, hz: clampTone(toneHz) } : { kind });
  };

  return (
    <div className="studio__desk" ref={place} data-drop={isOver}>
      <div className="studio__row">
        <Button onPress={desk.toggle}>{desk.isOn ? 'Pause' : 'Sound on'}</Button>
        <p className="studio__hint">Drop a sound file here, or choose where it comes from.</p>
      </div>
      <Segmented
        legend="Sound"
        choices={SOURCES}
        chosen={desk.playing}
        nameOf={(kind) => SOURCE_NAMES[kind]}
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
      {desk.playing === 'synth' && (
        <SliderField
          label="Tone"
          unit="Hz"
          {...TONE_RANGE}
          step={1}
          value={toneHz}
          problem={
            toneHz === clampTone(toneHz)
              ? undefined
              : `The tone must be between ${TONE_RANGE.from} and ${TONE_RANGE.to} Hz.`
          }
          onChange={onTone}
        />
      )}
      {hasDepth && (
        <Segmented
          legend="View"
          choices={PRESET_NAMES}
          chosen={PRESET_NAMES.find((name) => isSame(PRESETS[name], camera))}
          onChoose={(name) => onCamera(PRESETS[name])}
        />
      )}
    </div>
  );
}

function isSame(one: Camera, other: Camera): boolean {
  return one.turn === other.turn && one.tilt === other.tilt && one.distance === other.distance;
}
