import { useState, type MouseEvent } from 'react';

import play from '@tabler/icons/filled/player-play.svg?raw';

import { COVER_HOSTS } from '@/config/cover-hosts';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';

import type { Song } from './sources/source';
import { Vinyl } from './Vinyl';

/** CSS pixels; the sources choose a picture of twice this width. */
const COVER_SIZE = 112;

const PLACES: Record<string, string> = {
  'open.spotify.com': 'On Spotify',
  'www.last.fm': 'On Last.fm',
  'last.fm': 'On Last.fm',
};

interface Props {
  song: Song;
}

/** A song with its spinning cover, its link and its play button; a song without a link is plain text. */
export function SongRow({ song }: Props) {
  const { title, artist, songUrl, album, albumImageUrl, isPlaying } = song;
  return (
    <>
      <Heading level={2} size="label">
        {isPlaying && <Beat />}
        {isPlaying ? 'Now playing' : 'Last played'}
      </Heading>
      <div className="music__row">
        <SpinningCover key={albumImageUrl} url={albumImageUrl} album={album} />
        <div className="music__words">
          <p className="music__title" dir="auto">
            {songUrl === null ? (
              title
            ) : (
              <a href={songUrl} target="_blank" rel="noopener">
                {title}
              </a>
            )}
          </p>
          {artist !== null && (
            <p className="music__artist" dir="auto">
              {artist}
            </p>
          )}
        </div>
      </div>
      <div className="music__foot">
        <Label>{whereItPlays(songUrl)}</Label>
        {songUrl !== null && (
          <Button
            href={songUrl}
            opensNewTab
            label={`Play ${title}`}
            onPress={(event) => playHere(event, song, songUrl)}
          >
            <Icon svg={play} />
            Play
          </Button>
        )}
      </div>
    </>
  );
}

/** A song of the stream plays on this page. Any other follows its link, and so does a press that asks for another tab or window. */
function playHere(event: MouseEvent<HTMLElement>, song: Song, songUrl: string): void {
  if (!songUrl.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget;
  link.ariaBusy = 'true';
  void import('./open-mini-player')
    .then(({ openMiniPlayer }) => openMiniPlayer(song, songUrl, link))
    // Without its code, the link still leads to the recording.
    .catch(() => location.assign(songUrl))
    .finally(() => (link.ariaBusy = null));
}

/** Three animated bars beside the heading of a song that plays now. */
function Beat() {
  return (
    <span className="music__beat" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

interface CoverProps {
  /** Null: the song has no cover, and the bare record spins. */
  url: string | null;
  album: string | null;
}

/** The album cover as a picture disc that spins; a cover that does not load leaves the record. */
function SpinningCover({ url, album }: CoverProps) {
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

/** Other hosts are blocked by the content security policy, which would log an error. */
function mayLoad(url: string): boolean {
  if (!URL.canParse(url, location.href)) return false;
  const { origin } = new URL(url, location.href);
  return origin === location.origin || COVER_HOSTS.some((host) => host === origin);
}

/** Names the service that the play button leads to. */
export function whereItPlays(songUrl: string | null): string {
  if (songUrl === null) return 'Not online';
  if (songUrl.startsWith('/')) return 'From the stream';
  const host = URL.parse(songUrl)?.hostname ?? '';
  return PLACES[host] ?? `On ${host.replace(/^www\./, '')}`;
}
