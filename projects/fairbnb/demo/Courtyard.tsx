import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import type { DrawingSize } from '@/stage/Drawing';
import { useTween } from '@/stage/motion';
import { mix } from '@/stage/tween';

import { Crowd } from './Crowd';
import {
  AXIS_PX,
  HOUSE_RATIO,
  layOutCrowd,
  layOutJury,
  layOutSky,
  nameColumn,
  outlineTower,
} from './crowd-layout';
import type { CrowdLayout, JuryLayout, Sky } from './crowd-layout';
import { EyeHandle } from './EyeHandle';
import type { Scenery } from './FairbnbScene';
import { Jury } from './Jury';
import { JURIES } from './juries';
import { NextStep } from './NextStep';
import type { Story } from './use-story';
import { sayEye } from './words';

const PULL_MS = 600;
/** How much closer the thousand are while one jury is close up. */
const NEAR = 7;
/** The line of one juror alone comes into sight while the eye opens to this many percent. */
const LINE_SEEN_AT = 40;

interface Props extends Scenery {
  size: DrawingSize;
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

/** The drawing, about its middle: the eye, what is wrong on its left and right on its right, and the houses below it. */
export function Courtyard(scenery: Props): ReactNode {
  const { run, story, hearing, crowd, shown, isBlind, size, isHeld, onHold } = scenery;
  const { width, height } = size;
  const { values } = run;
  const { jurors, right } = values;
  const layout = useMemo(
    () => layOutCrowd(crowd.votes, { jurors, accuracy: right / 100 }, { width, height }),
    [crowd.votes, jurors, right, width, height],
  );
  const sky = layOutSky(size);
  const close = layOutJury(size, jurors, sky);
  const zoom = useTween(story.view === 'crowd' ? 1 : 0, { ms: PULL_MS });
  const front = values.case - 1;
  const [x = 0, y = 0] = layout.places.subarray(front * 2, front * 2 + 2);
  const there = { x: x + layout.pitch / 2, y: y + layout.pitch / 2 };
  const alone = outlineTower(layout, crowd.alone);
  const isMet = shown.right === crowd.alone && shown.peek > 0;
  const under = sky.eye.y + sky.eye.height / 2;

  return (
    <>
      <div className="fairbnb__ground" style={{ top: layout.base }} />
      {zoom > 0 && (
        <div
          className="fairbnb__crowd"
          data-met={isMet}
          style={{
            transformOrigin: `${there.x}px ${there.y}px`,
            scale: mix(NEAR, 1, zoom),
            opacity: zoom,
          }}
        >
          <Crowd
            key={`${width} ${height}`}
            layout={layout}
            width={width}
            height={height}
            isSealed={isBlind}
            front={front}
            onPick={(jury) => {
              run.change({ case: jury + 1 });
              story.show('jury');
            }}
          />
          <Axis jurors={jurors} layout={layout} />
          {shown.peek > 0 && (
            <div style={{ opacity: Math.min(shown.peek / LINE_SEEN_AT, 1) }} aria-hidden="true">
              <svg className="fairbnb__alone-tower">
                <path d={alone.path} />
              </svg>
              <p
                className="fairbnb__alone"
                data-met={isMet}
                style={placeName(alone.top, sky, size)}
              >
                One juror alone: {crowd.alone}
              </p>
            </div>
          )}
        </div>
      )}
      {zoom < 1 && (
        <div
          className="fairbnb__close"
          style={{
            ...pullTo(there, close, jurors, zoom),
            scale: mix(1, layout.pitch / close.house, zoom),
            opacity: 1 - zoom ** 3,
          }}
        >
          <Jury seats={hearing.seats} walls={story.walls} layout={close} height={height} />
        </div>
      )}
      <Counts {...scenery} isNarrow={size.isNarrow} digits={sky.digits} eye={sky.eye} />
      <div className="fairbnb__under" style={{ top: under }}>
        <p className="fairbnb__tag" aria-hidden="true">
          {/* Not beside the counts of a moment in which the eye was shut. */}
          {story.view === 'crowd' && shown.peek !== values.peek
            ? ''
            : sayEye(values.peek, isBlind, story.isFirst)}
        </p>
        <NextStep {...scenery} />
      </div>
      <EyeHandle {...scenery} eye={sky.eye} isHeld={isHeld} onHold={onHold} />
    </>
  );
}

function Axis({ jurors, layout }: { jurors: number; layout: CrowdLayout }): ReactNode {
  const { lefts, base, perRow, pitch, columnStep } = layout;
  return (
    <svg className="fairbnb__axis" aria-hidden="true">
      {lefts.map((left, column) => (
        <text
          key={column}
          x={left + (perRow * pitch) / 2}
          y={base + AXIS_PX - 9}
          textAnchor="middle"
        >
          {nameColumn(column, jurors, columnStep)}
        </text>
      ))}
    </svg>
  );
}

/** On the line, or on a phone below the counts where the line is as low as they are. */
function placeName(
  top: number,
  { eye }: Sky,
  { width, height, isNarrow }: DrawingSize,
): CSSProperties {
  const counts = { from: eye.y - eye.height / 2, to: eye.y + eye.height };
  if (!isNarrow || top < counts.from) return { bottom: height - top };
  return { top: Math.max(top, counts.to), right: width * 0.12 };
}

/** The row of houses on its way to the one house that stands for it. */
function pullTo(
  there: { readonly x: number; readonly y: number },
  { left, top, step, house }: JuryLayout,
  jurors: number,
  zoom: number,
): CSSProperties {
  const middle = { x: left + (step * jurors) / 2, y: top + (house * HOUSE_RATIO) / 2 };
  return {
    transformOrigin: `${middle.x}px ${middle.y}px`,
    translate: `${(there.x - middle.x) * zoom}px ${(there.y - middle.y) * zoom}px`,
  };
}

interface CountsProps extends Scenery {
  isNarrow: boolean;
  digits: number;
  eye: Sky['eye'];
}

/** What is wrong and what is right, on either side of the eye: the votes of one jury, or a thousand verdicts. */
function Counts({ story, shown, isBlind, isNarrow, digits, eye }: CountsProps): ReactNode {
  const { wrong, right } = countOf(story, shown.right);
  const style: CSSProperties & Record<'--digits' | '--eye', string> = {
    '--digits': `${digits}px`,
    '--eye': `${eye.width / 2}px`,
    top: eye.y,
  };
  const isCrowd = story.view === 'crowd';
  const verdicts = isNarrow ? '' : ' verdicts';
  return (
    <div className="fairbnb__count" style={style} aria-hidden="true">
      <p data-side="wrong">
        <b>{wrong}</b> {isCrowd ? `wrong${verdicts}` : 'for the landlord'}
      </p>
      <p data-side="right" data-won={isCrowd && isBlind && story.isOver}>
        <b>{right}</b> {isCrowd ? `right${verdicts}` : 'for the tenant'}
      </p>
    </div>
  );
}

function countOf({ view, walls }: Story, right: number): { wrong: number; right: number } {
  if (view === 'crowd') return { wrong: JURIES - right, right };
  return {
    wrong: walls.filter((wall) => wall === 'landlord').length,
    right: walls.filter((wall) => wall === 'tenant').length,
  };
}
