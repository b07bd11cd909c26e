import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import { sitePath } from '@/config/site';

import { brightest, type Cuts } from './cuts';
import { isNewSide, type Track } from './tracks';

/** Draws the groove as it is now: how much of the current track has been played, from 0 to 1. */
export type DrawGroove = (played: number) => void;

interface Props {
  tracks: readonly Track[];
  index: number;
  /** Tracks that could not be played. */
  skipped: readonly number[];
  cuts: Cuts;
  /** Whether the needle is on the record. */
  isDown: boolean;
  drawRef: RefObject<DrawGroove>;
  onGo: (track: number) => void;
}

/** Pixels from one turn of the groove to the next; where it runs and how far it swings, below the names of the tracks. */
const STEP_PX = 1.6;
const MIDDLE_SHARE = 0.78;
const SWING_SHARE = 0.18;
const REST = '#73787f';
const HALF_TAG_PX = 16;

/** The transport: a groove of all tracks with a needle. Each track is a link; the arrow keys move between them. */
export function Groove({ tracks, index, skipped, cuts, isDown, drawRef, onGo }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const needle = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLOListElement>(null);

  const drawNow = (played: number) => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !list.current) return;
    const { clientWidth: width, clientHeight: height } = canvas.current;
    const density = Math.min(devicePixelRatio, 2);
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.current.width !== wide) canvas.current.width = wide;
    if (canvas.current.height !== high) canvas.current.height = high;
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, width, height);
    const middle = height * MIDDLE_SHARE;
    let needleAt = 0;
    for (const [track, item] of [...list.current.children].entries()) {
      if (!(item instanceof HTMLElement)) continue;
      const from = item.offsetLeft + 4;
      const long = item.offsetWidth - 8;
      const share = track === index ? played : cuts.playedOf(track);
      if (track === index) needleAt = from + long * share;
      line(context, skipped.includes(track) ? [4, 5] : [], REST, () => {
        context.moveTo(from + long * share, middle);
        context.lineTo(from + long, middle);
      });
      line(context, [], colourOf(item), () => {
        context.moveTo(from, middle);
        const turns = Math.floor((long * share) / STEP_PX);
        for (let turn = 1; turn <= turns; turn++) {
          const depth = cuts.depthAt(track, (turn * STEP_PX) / long) * height * SWING_SHARE + 0.5;
          context.lineTo(from + turn * STEP_PX, middle + (turn % 2 === 0 ? depth : -depth));
        }
      });
    }
    // At both ends the tag leans inwards, and its tip stays where it is.
    const lean = Math.min(Math.max(needleAt, HALF_TAG_PX), width - HALF_TAG_PX) - needleAt;
    needle.current?.style.setProperty('--lean', `${lean}px`);
    needle.current?.style.setProperty('translate', `${needleAt}px`);
  };
  useEffect(() => {
    drawRef.current = drawNow;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links[links.findIndex((link) => link === event.target) + (step ?? 0)];
    if (step === undefined || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  const stop = Math.min(Math.max(index, 0), tracks.length - 1);
  return (
    <nav className="groove" aria-label="Tracks">
      <canvas ref={canvas} aria-hidden="true" />
      {/* The keys move the focus between links, each of which has its own action. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- as above */}
      <ol ref={list} onKeyDown={onKeyDown}>
        {tracks.map(({ no, slug, title, line, cover }, track) => (
          <li key={slug} data-sleeve={slug} data-new-side={isNewSide(tracks, track)}>
            <a
              href={`#${no.toLowerCase()}`}
              aria-label={`${no} ${title}`}
              aria-current={track === index ? 'true' : undefined}
              tabIndex={track === stop ? 0 : -1}
              onClick={(event) => {
                event.preventDefault();
                // After a pointer the keys are the tour's again.
                if (event.detail > 0) event.currentTarget.blur();
                onGo(track);
              }}
            >
              {no}
              <span className="groove__tip" aria-hidden="true">
                <img src={sitePath(cover)} alt="" width={64} height={48} loading="lazy" />
                <b>{title}</b>
                {line}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <span
        ref={needle}
        className="groove__needle"
        data-down={isDown}
        hidden={!tracks[index]}
        aria-hidden="true"
      >
        {tracks[index]?.no}
      </span>
    </nav>
  );
}

function line(
  context: CanvasRenderingContext2D,
  dash: number[],
  colour: string,
  trace: () => void,
): void {
  context.setLineDash(dash);
  context.strokeStyle = colour;
  context.lineWidth = 1.2;
  context.beginPath();
  trace();
  context.stroke();
}

const colours = new WeakMap<Element, string>();

function colourOf(item: Element): string {
  const known = colours.get(item);
  if (known !== undefined) return known;
  const style = getComputedStyle(item);
  const colour = brightest(
    ['figure', 'ground', 'words', 'spot'].map((name) =>
      style.getPropertyValue(`--sleeve-${name}`).trim(),
    ),
  );
  colours.set(item, colour);
  return colour;
}
