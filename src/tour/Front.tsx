import playerPlay from '@tabler/icons/filled/player-play.svg?raw';
import { Fragment } from 'react';

import { countOf } from '@/lib/count-words';
import { Button } from '@/ui/Button';
import { Cover } from '@/ui/Cover';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';

import type { TourData } from './Tour';
import { isNewSide, sayLength, sideOf, timeOf, type Track } from './tracks';

/** The word over all spines, in units of the drawing; the styles have the same gap between the sides. */
const WIDTH = 1_000;
const GAP = 17;

/**
 * Before Play: the spines of all tracks with two words across them. Whoever wants no motion, or has no script, gets the same
 * tracks as a list instead. The names in `data-tour-…` are those that offer-tour.ts looks for.
 */
export function Front(data: TourData) {
  const { tracks, owner } = data;
  return (
    <>
      <h1 className="visually-hidden">Play all {tracks.length} projects</h1>
      <div
        className="front"
        id="start"
        data-widget="tour"
        data-state="idle"
        data-track={tracks[0]?.slug}
        data-tour={JSON.stringify(data)}
      >
        {/* First in the order of the keyboard, and last on the screen. */}
        <div className="tour__band front__band">
          <div className="desk">
            <button type="button" className="desk__play" data-tour-play aria-label="Play all">
              <Icon svg={playerPlay} />
            </button>
            <p className="desk__now">
              <b data-tour-start>
                {countOf(tracks.length, 'project')} by <bdi>{owner}</bdi> perform on your device.
              </b>{' '}
              <span data-tour-message role="status">
                Touch one, and the record waits for you.
              </span>
            </p>
            <span className="desk__end">
              <span className="desk__left">
                <span data-tour-time>{sayLength(timeOf(tracks))}</span>, silent until you touch it
              </span>
              <a href="/projects">Leave</a>
            </span>
          </div>
        </div>
        <div className="front__room">
          <ol className="front__spines">
            {tracks.map((track, index) => (
              <li
                key={track.slug}
                data-sleeve={track.slug}
                data-new-side={isNewSide(tracks, index)}
              >
                <a href={`#${track.no.toLowerCase()}`} data-tour-track={index}>
                  <b>{track.no}</b> <span>{track.title}</span>
                </a>
              </li>
            ))}
          </ol>
          <Word tracks={tracks} lines={['PRESS', 'PLAY']} />
        </div>
      </div>
      <StillTour tracks={tracks} />
    </>
  );
}

/** Each spine shows its slice of the words in the colour of its sleeve. */
function Word({ tracks, lines }: { tracks: readonly Track[]; lines: readonly string[] }) {
  const sides = new Set(tracks.map(sideOf)).size;
  const width = (WIDTH - GAP * (sides - 1)) / tracks.length;
  const gapsBefore = (index: number) =>
    tracks.slice(0, index + 1).filter((_, one) => isNewSide(tracks, one)).length;
  return (
    <svg
      className="front__word"
      viewBox={`0 0 ${WIDTH} 420`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <g id="press-play">
          {lines.map((line, index) => (
            <text
              key={line}
              className={index < lines.length - 1 ? 'front__above' : undefined}
              x={12}
              y={188 + index * 214}
              textLength={WIDTH - 24}
              lengthAdjust="spacingAndGlyphs"
            >
              {line}
            </text>
          ))}
        </g>
      </defs>
      {tracks.map(({ slug }, index) => {
        return (
          <Fragment key={slug}>
            <clipPath id={`slice-${slug}`}>
              <rect x={index * width + gapsBefore(index) * GAP} y={0} width={width} height={420} />
            </clipPath>
            <g data-sleeve={slug} clipPath={`url(#slice-${slug})`}>
              <use href="#press-play" />
            </g>
          </Fragment>
        );
      })}
    </svg>
  );
}

/** The tour without motion: where every act ends, or its sleeve, with its line and its dares. */
function StillTour({ tracks }: { tracks: readonly Track[] }) {
  return (
    <div className="still wrap">
      <Label>{countOf(tracks.length, 'track')}</Label>
      <p className="still__title">{countOf(tracks.length, 'project')}, standing still</p>
      <p className="still__lead" data-needs-script>
        You asked for less motion, so nothing moves by itself. Each picture is where its act ends
        and a visitor’s turn begins; a dare opens its project in that run.
      </p>
      <p className="still__lead still__no-script">
        The tour needs JavaScript, which is off. These are its stops; each write-up can be read
        without it.
      </p>
      <p data-needs-script>
        <button type="button" className="button button--primary" data-tour-play>
          Play it anyway
        </button>
      </p>
      <ol className="still__tracks">
        {tracks.map(({ no, slug, path, title, line, cover, lastFrame, dares }) => (
          <li key={slug} id={no.toLowerCase()} data-sleeve={slug}>
            {/* The same link as the heading below, for those who see it. */}
            <a href={path} tabIndex={-1} aria-hidden="true">
              <picture>
                {lastFrame !== undefined && (
                  <source media="(prefers-reduced-motion: reduce)" srcSet={lastFrame} />
                )}
                <Cover src={cover} />
              </picture>
            </a>
            <Heading level={2}>
              <a href={path}>
                {no} {title}
              </a>
            </Heading>
            <p>{line}</p>
            <ul>
              {dares.map(({ name, query }) => (
                <li key={query}>
                  <a href={`${path}${query}#demo`}>{name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Button href="/projects" look="secondary">
        All projects
      </Button>
    </div>
  );
}
