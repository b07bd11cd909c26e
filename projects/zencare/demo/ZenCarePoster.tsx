import { Clock } from './Clock';
import { Rings } from './Rings';
import { WRITE_UP } from './settings';
import { formatClock } from './words';

/** The first frame: both timers are full, and nobody has left yet. */
export function ZenCarePoster() {
  const time = formatClock(WRITE_UP.session * 1_000);
  return (
    <>
      <Rings mine={1} other={1} />
      <div className="zencare-poster__clocks">
        <Clock time={time} name="Counts ticks" />
        <Clock time={time} name="Keeps the deadline" />
      </div>
    </>
  );
}
