import { useEffect, useRef, useState } from 'react';

import { sitePath } from '@/config/site';
import { countOf, plural } from '@/lib/count-words';
import { Button } from '@/ui/Button';

import type { TourData } from './Tour';
import { isNewSide } from './tracks';

interface Props extends TourData {
  /** The track below it, over which it was asked for; undefined at the end of the record. */
  current: number | undefined;
  waitsForever: boolean;
  onWaitForever: () => void;
  onGo: (track: number) => void;
}

/** The back of the record: every track, to be played from there, and its dares; at its end also how to reach whoever made it. */
export function BackCover({
  tracks,
  owner,
  contacts,
  current,
  waitsForever,
  onWaitForever,
  onGo,
}: Props) {
  const count = tracks.reduce((sum, { dares }) => sum + dares.length, 0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  const [said, setSaid] = useState('Copy the link');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(location.pathname, location.href).href);
      setSaid('Copied');
    } catch {
      setSaid('The browser did not allow copying');
    }
  };
  return (
    <div className="back-cover">
      {current === undefined ? (
        <header>
          <h2>
            <b>{count}</b> {plural(count, 'dare')}
          </h2>
          <p>
            <bdi>{owner}</bdi> made these {countOf(tracks.length, 'project')}. Each dare opens its
            project with that run, worked out again on your device.
          </p>
          <p className="back-cover__ways">
            {contacts.map(({ label, href }) => (
              <Button key={href} look={isDirect(href) ? 'solid' : 'secondary'} href={href}>
                {label}
              </Button>
            ))}
            <Button look="secondary" onPress={() => void copy()}>
              {said}
            </Button>
            <Button look="secondary" onPress={() => onGo(0)}>
              Play again
            </Button>
          </p>
        </header>
      ) : (
        <header>
          <h2>
            <b>{tracks.length}</b> tracks
          </h2>
          <p className="back-cover__keys">
            <kbd>Space</kbd> play or pause, <kbd>←</kbd> <kbd>→</kbd> track, <kbd>↑</kbd> takes the
            handle, <kbd>Esc</kbd> gives it back
          </p>
          <p className="back-cover__ways">
            <button
              type="button"
              className={`button button--${waitsForever ? 'solid' : 'secondary'}`}
              aria-pressed={waitsForever}
              onClick={onWaitForever}
            >
              Wait after every act
            </button>
            <Button look="secondary" onPress={() => onGo(tracks.length)}>
              Back cover
            </Button>
            <Button look="secondary" href={sitePath('/projects')}>
              Leave
            </Button>
          </p>
        </header>
      )}
      <ol ref={list} className="back-cover__tracks">
        {tracks.map(({ no, slug, path, title, line, dares }, index) => (
          <li key={slug} data-sleeve={slug} data-new-side={isNewSide(tracks, index)}>
            <button
              type="button"
              aria-label={`Play ${no} ${title}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onGo(index)}
            >
              <b>
                {no} {title}
              </b>
              <small>{line}</small>
            </button>
            {dares.map(({ name, query }) => (
              <a key={query} href={`${sitePath(path)}${query}#demo`}>
                {name}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Whether it leads to the owner's own words: the CV and a letter stand out. */
function isDirect(href: string): boolean {
  return href.startsWith('mailto:') || href.endsWith('/cv');
}
