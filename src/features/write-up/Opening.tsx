import './opening.css';

import playerPlay from '@tabler/icons/filled/player-play.svg?raw';
import type { ReactNode } from 'react';

import type { Box, Opening as Placing } from '@/lib/sleeve/sleeve';
import { Button } from '@/ui/Button';
import { Cover } from '@/ui/Cover';
import { Icon } from '@/ui/Icon';

import { Facts } from './Facts';
import type { WriteUp } from './write-up';

/** The motif of a sleeve, and where it stands on a first screen. */
export interface SleevePicture {
  /** The markup of motif.svg. */
  motif: string;
  opening: Placing;
}

interface Props {
  project: WriteUp;
  /** Unset: the cover is somebody's own picture, which is shown whole. */
  picture: SleevePicture | undefined;
  /** Unset: the project cannot be played. */
  demo: { readonly plays: string; readonly opens: string; readonly banner?: ReactNode } | undefined;
}

/**
 * The first screen of a write-up is its sleeve, and Play opens it into the running demo without a change of height. The names
 * in `data-demo-…` are those that src/stage/offer-play.ts looks for.
 */
export function Opening({ project, picture, demo }: Props) {
  const { slugAsParams: slug, title, track, description, link } = project;
  return (
    <header className="opening">
      <section
        className="stage"
        id="demo"
        aria-labelledby="title"
        data-morph={`sleeve-${slug}`}
        data-look={picture ? 'motif' : 'cover'}
        {...(demo && { 'data-widget': 'demo', 'data-state': 'idle', 'data-demo': slug })}
      >
        {demo?.banner !== undefined && <div className="stage__banner">{demo.banner}</div>}
        <hgroup className="stage__words">
          <p className="label">{`Side ${track.charAt(0)}, track ${track.slice(1)}`}</p>
          <h1 id="title" className="stage__title" data-length={lengthOf(title)}>
            {title}
          </h1>
          <p className="stage__summary" data-demo-summary>
            {description}
          </p>
        </hgroup>
        {picture ? <Motif {...picture} /> : <OwnPicture project={project} />}
        {demo ? (
          <Play plays={demo.plays} opens={demo.opens} />
        ) : (
          link !== undefined && (
            <div className="stage__play">
              <Button href={link} look="solid" opensNewTab>
                Open the live project
              </Button>
            </div>
          )
        )}
        {demo && <div className="stage__room" data-room tabIndex={-1}></div>}
      </section>
      <Facts project={project} showsLink={demo !== undefined} />
    </header>
  );
}

function Play({ plays, opens }: { plays: string; opens: string }) {
  return (
    <>
      <button type="button" className="stage__play" data-demo-play data-needs-script>
        <Icon svg={playerPlay} />
        <span data-demo-plays>Play {plays}</span>
      </button>
      <p className="stage__message" role="status" data-demo-message></p>
      <p className="stage__message" data-without-script>
        {opens} The demo needs JavaScript, which is off. The text below does not.
      </p>
    </>
  );
}

/** Drawn once, and shown at one of two places. */
function Motif({ motif, opening: { place, wide, tall = wide } }: SleevePicture) {
  const markup = { __html: motif };
  return (
    <div className="stage__picture" data-place={place} aria-hidden="true">
      <span className="visually-hidden" dangerouslySetInnerHTML={markup} />
      <Place shape="wide" box={wide} align={alignWide(place, wide)} />
      <Place shape="tall" box={tall} align={place === 'behind' ? 'xMinYMax slice' : 'xMidYMid'} />
    </div>
  );
}

/** The right and top edges of the canvas, in its units. */
const RIGHT_EDGE = 800;
const TOP_EDGE = 0;

interface PlaceProps {
  shape: 'wide' | 'tall';
  box: Box;
  align: string;
}

function Place({ shape, box, align }: PlaceProps): ReactNode {
  const [x, y, width] = box;
  const edges = [
    ...(y <= TOP_EDGE ? ['top'] : []),
    ...(x + width === RIGHT_EDGE ? ['right'] : []),
  ].join(' ');
  return (
    <svg data-shape={shape} data-edges={edges} viewBox={box.join(' ')} preserveAspectRatio={align}>
      <use href="#motif" />
    </svg>
  );
}

function alignWide(place: Placing['place'], [, y]: Box): string {
  if (place === 'behind') return 'xMidYMax slice';
  if (place === 'below') return 'xMaxYMax';
  return y <= TOP_EDGE ? 'xMaxYMin' : 'xMaxYMid';
}

function OwnPicture({ project: { cover, title } }: Pick<Props, 'project'>) {
  return (
    <div className="stage__picture" data-place="own">
      <Cover src={cover} alt={`Cover of ${title}`} isUrgent />
    </div>
  );
}

/** From this many characters on, a title breaks by word on a phone, and into two lines everywhere. */
const BREAKS_ON_PHONES = 11;
const BREAKS_EVERYWHERE = 19;

function lengthOf(title: string): 'short' | 'medium' | 'long' {
  if (title.length >= BREAKS_EVERYWHERE) return 'long';
  return title.length >= BREAKS_ON_PHONES ? 'medium' : 'short';
}
