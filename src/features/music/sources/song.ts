/** What the site tells about a song: these six fields, and nothing else of its source. */
export interface Song {
  /** Several artists are joined by ", ". */
  artist: string | null;
  title: string;
  songUrl: string | null;
  album: string | null;
  albumImageUrl: string | null;
  isPlaying: boolean;
}

/** Where songs come from. Both methods throw a `MusicFailure` and nothing else. */
export interface MusicSource {
  /** Undefined when nothing plays: paused, an advertisement, a podcast, a private session. */
  current(): Promise<Song | undefined>;
  /** Undefined when there is no history. */
  lastPlayed(): Promise<Song | undefined>;
}
