import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { Demo, Unasked } from '@/stage/define-demo';
import { loadStyles } from '@/stage/mount-demo';
import { findMissing } from '@/stage/requirements';
import { Stage } from '@/stage/Stage';
import { RunAddress } from '@/stage/use-run';

import { sideOf, type Track } from './tracks';

interface Props {
  track: Track;
  loadDemo: (slug: string) => Promise<Demo>;
  /** Whether it is about to be covered. */
  isOld: boolean;
  isHeld: boolean;
  /** What it does by itself, because no hand came. */
  unasked: Unasked;
  onReady: () => void;
  onFailed: () => void;
  /** Told of the run on the stage, as a query. */
  onRun: (run: { readonly slug: string; readonly query: string }) => void;
}

/** One stage of the tour. Its run has an address of its own, because the page's belongs to the tour. */
export function TourStage({
  track,
  loadDemo,
  isOld,
  isHeld,
  unasked,
  onReady,
  onFailed,
  onRun,
}: Props) {
  const { slug, path, title, no } = track;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [demo, setDemo] = useState<Demo>();
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    let isWanted = true;
    prepare(loadDemo, slug).then(
      (loaded) => {
        // In slices: the sleeve that covers it is moving.
        if (isWanted) startTransition(() => setDemo(loaded));
      },
      () => {
        if (isWanted) fail();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [loadDemo, slug]);

  const address = useMemo(
    (): RunAddress => ({
      read: () => new URLSearchParams(),
      keep: (query) => onRun({ slug, query: query === '' ? '' : `?${query}` }),
      link: (query) => new URL(`${path}?${query}#demo`, location.href).href,
    }),
    [slug, path, onRun],
  );

  return (
    <section
      ref={setStage}
      className="stage tour__stage"
      aria-label={title}
      data-widget="demo"
      data-demo={slug}
      data-sleeve={slug}
      data-state="running"
      data-old={isOld}
      inert={isOld}
    >
      {demo?.banner !== undefined && <div className="stage__banner">{demo.banner}</div>}
      <div className="stage__words">
        <p className="label">{`Side ${sideOf(track)}, track ${no.slice(1)}`}</p>
        <p className="stage__title">{title}</p>
      </div>
      <div className="stage__room" data-room tabIndex={-1}>
        {demo && stage && (
          <RunAddress value={address}>
            <Stage
              demo={demo}
              stage={stage}
              isHeld={isHeld}
              unasked={unasked}
              onReady={() => (stage.dataset['state'] === 'failed' ? onFailed() : onReady())}
            />
          </RunAddress>
        )}
      </div>
    </section>
  );
}

async function prepare(loadDemo: Props['loadDemo'], slug: string): Promise<Demo> {
  const demo = await loadDemo(slug);
  const missing = findMissing(demo.needs ?? []);
  if (missing !== undefined) throw new Error(missing);
  await loadStyles(demo);
  return demo;
}
