import play from '@tabler/icons/filled/player-play.svg?raw';

import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';

import { whereItPlays } from './where-it-plays';
import { SpinningCover } from './SpinningCover';
import type { Song } from './sources/song';

interface Props {
  song: Song;
}

/** A song with its spinning cover, its link and its play button; a song without a link keeps its words. */
export function SongRow({
  song: { title, artist, songUrl, album, albumImageUrl, isPlaying },
}: Props) {
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
          <Button href={songUrl} opensNewTab label={`Play ${title}`}>
            <Icon svg={play} />
            Play
          </Button>
        )}
      </div>
    </>
  );
}

/** Three bars that say that something plays. */
function Beat() {
  return (
    <span className="music__beat" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
