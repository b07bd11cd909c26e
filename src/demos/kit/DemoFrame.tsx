import './demo-frame.css';

import playerPlay from '@tabler/icons/filled/player-play.svg?raw';
import type { ReactNode } from 'react';

import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';

interface Props {
  /** Names the demo for screen readers, such as "Live demo of SIPWise". */
  name: string;
  /** What the button promises, without the word Play, such as "20,000 futures". */
  plays: string;
  /** A still of the running demo, drawn at build time and without words. A named slot, which types cannot require. */
  poster?: ReactNode;
  /** What is real here, and what the full project did beyond it. A named slot too. */
  caption?: ReactNode;
  /** The island, with `client:play`. */
  children: ReactNode;
}

/** The static half of every demo: poster, Play button and caption. Readable when nothing else ever loads. */
export function DemoFrame({ name, plays, poster, caption, children }: Props) {
  return (
    <figure className="demo" id="demo" data-widget="demo" data-state="idle" aria-label={name}>
      <div className="demo__body">
        <div className="demo__head">
          <Label>Live demo</Label>
          <Label>Runs in your browser</Label>
        </div>
        <div className="demo__poster">
          <div className="demo__still" aria-hidden="true">
            {poster}
          </div>
          <button type="button" className="demo__play" data-demo-play data-needs-script>
            <Icon svg={playerPlay} />
            <span>Play {plays}</span>
          </button>
          <p className="demo__message" role="status" data-demo-message />
          <p className="demo__message" data-without-script>
            The demo needs JavaScript, which is off. The text around it does not.
          </p>
        </div>
        {children}
      </div>
      <figcaption className="demo__caption">{caption}</figcaption>
    </figure>
  );
}
