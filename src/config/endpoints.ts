/** The address of the song that plays now. */
export const CURRENTLY_PLAYING = '/api/spotify/currently-playing';

/** The address of the song that played last. */
export const LAST_PLAYED = '/api/spotify/last-played';
