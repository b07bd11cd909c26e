import { CURRENTLY_PLAYING, LAST_PLAYED } from '@/config/endpoints';
import { NO_SONG } from '@/features/music/contract';
import { embedded } from '@/features/music/embedded.server';

/** What the two endpoints answer where no server is; tooling/static-music.ts makes two files of it. */
export async function GET(): Promise<Response> {
  return Response.json({
    [CURRENTLY_PLAYING]: (await embedded.current()) ?? NO_SONG,
    [LAST_PLAYED]: (await embedded.lastPlayed()) ?? NO_SONG,
  });
}
