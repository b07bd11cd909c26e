import { useState } from 'react';

import { COVER_HOSTS } from '@/config/cover-hosts';

import { Vinyl } from './Vinyl';

/** CSS pixels; the sources choose a picture of twice this width. */
const COVER_SIZE = 112;

interface Props {
  /** Null: the song has no cover, and the bare record spins. */
  url: string | null;
  album: string | null;
}

/** The album cover as a picture disc that spins; a cover that does not load leaves the record. */
export function SpinningCover({ url, album }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const hasCover = url !== null && !isBroken && mayLoad(url);
  return (
    <span className="music__record" data-art={hasCover ? 'album' : 'none'}>
      <Vinyl />
      {hasCover && (
        <img
          className="music__cover"
          src={url}
          alt={album === null ? '' : `Cover of ${album}`}
          width={COVER_SIZE}
          height={COVER_SIZE}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}

/** A cover from anywhere else would be refused by the content policy, and the browser would say so. */
function mayLoad(url: string): boolean {
  if (!URL.canParse(url, location.href)) return false;
  const { origin } = new URL(url, location.href);
  return origin === location.origin || COVER_HOSTS.some((host) => host === origin);
}
