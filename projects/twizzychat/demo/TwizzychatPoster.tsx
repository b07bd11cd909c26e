import { layOut } from './layout';
import { Picture } from './Picture';
import { createRun } from './run';
import { settings } from './settings';
import { takeShot } from './shot';

const SIZES = [
  { name: 'wide', width: 1_240, height: 530, isNarrow: false },
  { name: 'narrow', width: 390, height: 440, isNarrow: true },
] as const;

/** The first frame: two phones that have not written yet, with the sleeve's waves between them. */
export function TwizzychatPoster() {
  const shot = takeShot(createRun(settings.start), 'mine');
  return (
    <>
      {SIZES.map((size) => (
        <Picture
          key={size.name}
          layout={layOut(size)}
          shot={shot}
          waves={1}
          className={`twizzychat-poster twizzychat-poster--${size.name}`}
        />
      ))}
      <b className="twizzychat-poster__word">TWIZZY CHAT</b>
    </>
  );
}
