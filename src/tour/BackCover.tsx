import { useState } from 'react';

import { sitePath } from '@/config/site';

import type { Contact } from './Tour';
import { isNewSide, type Track } from './tracks';

interface Props {
  tracks: readonly Track[];
  contacts: readonly Contact[];
  onAgain: () => void;
}

/** What is left to do: every dare of the record, and how to reach whoever made it. */
export function BackCover({ tracks, contacts, onAgain }: Props) {
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
        <p className="back-cover__count" aria-hidden="true">
          {count}
        </p>
        <div>
          <h2>{count} dares</h2>
          <p>
            Each opens its project in that very run. Every number in it is worked out again, on your
            device.
          </p>
        </div>
        <p className="back-cover__ways">
          {contacts.map(({ label, href }) => (
            <a key={href} className="desk__pill" data-look="hot" href={href}>
              {label}
            </a>
          ))}
          <button type="button" className="desk__pill" onClick={onAgain}>
            Play again
          </button>
          <button type="button" className="desk__pill" onClick={() => void copy()}>
            {said}
          </button>
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
