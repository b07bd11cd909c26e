import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import type { DrawingSize } from '@/stage/Drawing';
import { useTween } from '@/stage/motion';
import { mix } from '@/stage/tween';
import { usePerformance } from '@/stage/use-opening-act';

import { Crowd } from './Crowd';
import {
  AXIS_PX,
  layOutCrowd,
  layOutJury,
  layOutSky,
  mixSkies,
  nameColumn,
  outlineTower,
  pullAt,
} from './crowd-layout';
import type { CrowdLayout, Sky } from './crowd-layout';
import { EyeHandle } from './EyeHandle';
import type { Scenery } from './FairbnbScene';
import { Jury } from './Jury';
import { JURIES } from './juries';
import { NextStep } from './NextStep';
import type { Side } from './seals';
import { PULL_MS, STORY } from './story';
import type { Story } from './use-story';
import { sayEye } from './words';

const OPENS_MS = 350;
/** The line of one juror alone comes into sight while the eye opens to so many percent. */
const LINE_SEEN_AT = 40;
/** Between the words under the eye and the line of the majority. */
const MAJORITY_GAP_PX = 34;
/** As high as the next step under the eye. */
const NEXT_STEP_PX = 52;

interface Props extends Scenery {
  size: DrawingSize;
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

/** The drawing, about its middle: the eye, what is wrong on its left and right on its right, and the houses below it. */
export function Courtyard(scenery: Props): ReactNode {
  const { run, act, story, hearing, crowd, shown, isBlind, size, isHeld, onHold } = scenery;
  const { width, height } = size;
  const { values } = run;
  const { jurors, right, peek } = values;
  const layout = useMemo(
    () => layOutCrowd(crowd.votes, { jurors, accuracy: right / 100 }, { width, height }),
    [crowd.votes, jurors, right, width, height],
  );
  const pulled = usePerformance(story.view, PULL_MS).between(0, PULL_MS);
  const zoom = story.view === 'crowd' ? pulled : 1 - pulled;
  const { slide, shrink, rise } = pullAt(zoom);
  const closeSky = layOutSky(size, 'close');
  const sky = mixSkies(closeSky, layOutSky(size, 'far'), slide);
  const close = layOutJury(size, jurors, closeSky);
  // In a shared run the eye opens by itself.
  const seen = run.isShared ? act.between(0, STORY.votes) : 1;
  const open = useTween((peek / 100) * seen, { ms: OPENS_MS, isInstant: isHeld });
  const front = values.case - 1;
  const [x = 0, y = 0] = layout.places.subarray(front * 2, front * 2 + 2);
  const alone = outlineTower(layout, crowd.alone);
  const isMet = shown.right === crowd.alone && shown.peek > 0;
  const under = sky.eye.y + sky.eye.height / 2;

  return (
    <>
      <div className="fairbnb__ground" style={{ top: layout.base }} />
      {rise > 0 && (
        <div
          className="fairbnb__crowd"
          data-met={isMet}
          // The thousand rise out of the ground.
          style={rise < 1 ? { clipPath: `inset(${(1 - rise) * 100}% -3rem -3rem)` } : undefined}
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
              story.comeClose();
            }}
          />
          <Axis jurors={jurors} layout={layout} size={size} from={under} />
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
                Juror 1 alone: {crowd.alone} right
              </p>
            </div>
          )}
        </div>
      )}
      {shrink < 1 && (
        <div
          className="fairbnb__close"
          style={{
            transformOrigin: `50% ${close.base - close.tall / 2}px`,
            translate: `${(x + layout.pitch / 2 - width / 2) * shrink}px ${(y + layout.pitch / 2 - close.base + close.tall / 2) * shrink}px`,
            scale: mix(1, layout.pitch / close.tall, shrink),
          }}
        >
          <Jury
            hearing={hearing}
            walls={story.walls}
            layout={close}
            size={size}
            open={open}
            isBlind={isBlind}
            slide={slide}
          />
        </div>
      )}
      <Counts
        {...scenery}
        isCrowd={rise > 0}
        isNarrow={size.isNarrow}
        digits={sky.digits}
        eye={sky.eye}
      />
      <div className="fairbnb__under" style={{ top: under }}>
        <p className="fairbnb__tag" aria-hidden="true">
          {/* Nothing is asked of the hand while a story is told. */}
          {(story.isOver || story.isFirst || isBlind) && !story.hasFallen && sayEye(peek, isBlind)}
        </p>
        <NextStep {...scenery} />
      </div>
      <EyeHandle {...scenery} eye={sky.eye} open={open} onHold={onHold} />
    </>
  );
}

interface AxisProps {
  jurors: number;
  layout: CrowdLayout;
  size: DrawingSize;
  /** How high the line of the majority begins. */
  from: number;
}

/** How many votes of a jury are right, and on which side of the majority that is. */
function Axis({ jurors, layout, size, from }: AxisProps): ReactNode {
  const { lefts, base, perRow, pitch, columnStep } = layout;
  const middle = size.width / 2;
  return (
    <svg className="fairbnb__axis" aria-hidden="true">
      <path d={`M${middle} ${from + MAJORITY_GAP_PX}V${base + AXIS_PX}`} />
      {lefts.map((left, column) => (
        <text key={column} x={left + (perRow * pitch) / 2} y={base + 16} textAnchor="middle">
          {nameColumn(column, jurors, columnStep)}
        </text>
      ))}
      <text x={middle - 10} y={base + 34} textAnchor="end">
        the landlord gets it
      </text>
      <text x={middle + 10} y={base + 34}>
        the tenant gets it
      </text>
    </svg>
  );
}

/** On the line, or on a phone below the counts and the next step where the line is as low as they are. */
function placeName(
  top: number,
  { eye }: Sky,
  { width, height, isNarrow }: DrawingSize,
): CSSProperties {
  const counts = { from: eye.y - eye.height / 2, to: eye.y + eye.height / 2 + NEXT_STEP_PX };
  if (!isNarrow || top < counts.from) return { bottom: height - top };
  return { top: Math.max(top, counts.to), right: width * 0.12 };
}

interface CountsProps extends Scenery {
  isCrowd: boolean;
  isNarrow: boolean;
  digits: number;
  eye: Sky['eye'];
}

/** What is wrong and what is right, on either side of the eye: the votes of one jury, or a thousand verdicts. */
function Counts({ story, shown, isBlind, isCrowd, isNarrow, digits, eye }: CountsProps): ReactNode {
  const { wrong, right } = isCrowd
    ? { wrong: JURIES - shown.right, right: shown.right }
    : { wrong: countOf(story, 'landlord'), right: countOf(story, 'tenant') };
  const style: CSSProperties & Record<'--digits' | '--eye', string> = {
    '--digits': `${digits}px`,
    '--eye': `${eye.width / 2}px`,
    top: eye.y,
  };
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

function countOf({ walls }: Story, side: Side): number {
  return walls.filter((wall) => wall === side).length;
}
