import type { APIRoute } from 'astro';

import { listStreamEntries } from '@/collections/stream';
import { sitePath } from '@/config/site';
import type { Recording } from '@/features/music/open-mini-player';

interface Props {
  recording: Recording;
}

export async function getStaticPaths() {
  const entries = await listStreamEntries();
  return entries
    .filter((entry) => entry.type === 'audio')
    .map(({ id, src, waveform }) => ({
      params: { recording: id },
      props: { recording: { id, src: sitePath(src), waveform } } satisfies Props,
    }));
}

/** What a player on another page needs of a recording. One file for each, so that a long stream costs a visitor no more. */
export const GET: APIRoute<Props> = ({ props }) => Response.json(props.recording);
