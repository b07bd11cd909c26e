import type { StreamEntry } from '@/collections/stream';
import { Player } from '@/ui/player/Player';

/** How fast a recording may play. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface Props {
  entry: Extract<StreamEntry, { type: 'audio' }>;
}

/** A recording with its player. */
export function AudioEntry({ entry: { id, title, description, src, waveform } }: Props) {
  return (
    <>
      <h3 className="stream-entry__title p-name">{title}</h3>
      <p className="stream-entry__about p-summary">{description}</p>
      <Player id={id} title={title} src={src} waveform={waveform}>
        <label className="player__speed">
          Speed
          <select data-speed defaultValue={1} autoComplete="off">
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
      </Player>
    </>
  );
}
