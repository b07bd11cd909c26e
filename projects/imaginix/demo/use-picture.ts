import { useEffect, useRef, useState } from 'react';

import { hash } from './brush';
import type { Changed } from './brush.worker';
import type { Size } from './mask';
import { createPainter } from './picture-painter';
import type { Commission, Painter } from './picture-painter';
import type { Settings } from './settings';
import type { Snapshot, View } from './studio';

const SEEDS = 1_000_000;

/** The layer of the picture: asks the painter for what is running and shown, and shows what is done. */
export function usePicture({ seed, noise }: Settings) {
  const painter = useRef<Painter>(null);
  const size = useRef<Size>({ width: 1, height: 1 });
  const [failure, setFailure] = useState<Error>();
  const [, setPainted] = useState(0);
  const [changed, setChanged] = useState<Changed>();

  useEffect(() => {
    const made = createPainter(() => setPainted((count) => count + 1), setFailure);
    painter.current = made;
    setPainted((count) => count + 1);
    return made.end;
  }, []);
  if (failure) throw failure;

  const commission = (snapshot: Snapshot | undefined): Commission => {
    const id = snapshot?.id ?? 0;
    const own = noise === 'fresh' ? Math.floor(hash(id, seed, 1, 2) * SEEDS) : seed;
    const { width, height } = size.current;
    return {
      key: [id, own, width, height].join(' '),
      ink: snapshot?.ink ?? [],
      size: { width, height },
      seed: own,
      heldSeed: seed,
    };
  };
  const show = (view: View, easel: Size, canvas: HTMLCanvasElement | null) => {
    size.current = easel;
    const shown = commission(view.shown);
    const running = view.running && commission(view.running.snapshot);
    painter.current?.want(running ? [shown, running] : [shown]);
    const painted = painter.current?.pictureOf(shown.key);
    // Until the new one is painted, the last one stays, at any size.
    if (!painted || !canvas || canvas.dataset['picture'] === shown.key) return;
    const { picture } = painted;
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
    canvas.dataset['picture'] = shown.key;
    const { changed: found } = painted;
    if (found && view.shown) setChanged(found);
  };
  return {
    show,
    /** What the last mark changed, where each picture has its own dice. */
    changed: noise === 'fresh' ? changed : undefined,
    isReady: (snapshot: Snapshot) =>
      painter.current?.pictureOf(commission(snapshot).key) !== undefined,
    lastTookMs: () => painter.current?.lastTookMs() ?? 0,
  };
}
