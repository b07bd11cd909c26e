import { restCable } from './cable';
import { composeFrame } from './frame';
import { layOut } from './layout';
import { CHAINS } from './wallet';
import { WhaleDrawing } from './WhaleDrawing';

const SIZES = [
  { name: 'wide', width: 1_240, height: 496 },
  { name: 'narrow', width: 390, height: 376 },
] as const;

/** The first frame: a whole tail, six cables, six sockets, and nobody has been asked. */
export function SmartWhalesPoster() {
  return SIZES.map(({ name, ...size }) => {
    const layout = layOut(size);
    const isIn = () => true;
    const { bands, share, holds } = composeFrame(
      layout,
      CHAINS.map(() => 1),
      { isIn },
    );
    return (
      <div key={name} className={`whale-poster whale-poster--${name}`}>
        <WhaleDrawing
          id={`poster-${name}`}
          layout={layout}
          looks={CHAINS.map(() => 'read' as const)}
          bands={bands}
          share={share}
          cables={holds.map(restCable)}
          isIn={isIn}
          amounts={CHAINS.map(() => ({ text: '', tone: 'plain' as const }))}
        />
      </div>
    );
  });
}
