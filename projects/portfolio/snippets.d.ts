/** What a source answers with; src/server has the real one. */
export interface Song {
  artist: string;
  title: string;
  songUrl: string | null;
  album: string;
  albumImageUrl: string | null;
  isPlaying: boolean;
}
