import { loadProfile } from '@/collections/profile';
import { listStreamEntries } from '@/collections/stream';

import type { MusicSource } from './sources/song';

/** The owner's own recordings: the newest of the stream is what was played last. Nothing ever plays now. */
export const embedded: MusicSource = {
  current: () => Promise.resolve(undefined),
  async lastPlayed() {
    const [entries, profile] = await Promise.all([listStreamEntries(), loadProfile()]);
    const recording = entries.find(({ type }) => type === 'audio');
    if (recording?.type !== 'audio') return undefined;
    return {
      artist: profile.name,
      title: recording.title,
      songUrl: `/stream#${recording.id}`,
      album: null,
      albumImageUrl: null,
      isPlaying: false,
    };
  },
};
