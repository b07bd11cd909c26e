import { useState } from 'react';

import { sitePath } from '@/config/site';
import { countOf } from '@/lib/count-words';
import { Button } from '@/ui/Button';

import type { TourData } from './Tour';
import { isNewSide } from './tracks';

interface Props extends TourData {
  onAgain: () => void;
}

/** What is left to do: every dare of the record, and how to reach whoever made it. */
export function BackCover({ tracks, owner, contacts, onAgain }: Props) {
  const count = tracks.reduce((sum, { dares }) => sum + dares.length, 0);
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
      <header>
        <h2>
          <b>{count}</b> dares
        </h2>
        <p>
          <b>{owner}</b> made these {countOf(tracks.length, 'project')}. Each dare opens its project
          with that run, worked out again on your device.
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
          <Button look="secondary" onPress={onAgain}>
            Play again
          </Button>
        </p>
      </header>
      <ol className="back-cover__dares">
        {tracks.map(({ no, slug, path, title, dares }, index) => (
          <li key={slug} data-sleeve={slug} data-new-side={isNewSide(tracks, index)}>
            <a href={sitePath(path)}>
              <b>{no}</b> {title}
            </a>
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
