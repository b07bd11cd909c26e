import type { Flight } from './flight';
import { curveFlock, gatherFlock, springFlock, throwFlock } from './flock';
import type { Flock } from './flock';
import type { Place } from './motion';
import { coveredBy } from './room';
import type { Field } from './runs';
import type { Settings } from './settings';

interface Copies {
  readonly count: number;
  readonly field: Field;
  readonly flight: Flight;
  readonly values: Settings;
}

const HERE: Place = { x: 0, y: 0 };

/** Keeps the copies of the card in the element: real elements, because elements are what a page moves. */
export function paintCopies(box: HTMLElement): (copies: Copies) => void {
  let flock: Flock | undefined;
  let laid = '';
  let movedBy: Settings['by'] | undefined;
  const seen = { throws: -1, ms: 0, sinceMs: 0, wasHeld: false };

  return ({ count, field, flight, values: { approach, by } }) => {
    const asked = [count, field.width, field.height, by].join();
    if (!flock || laid !== asked) {
      laid = asked;
      flock = gatherFlock(count, field, coveredBy(field), flight.home);
      box.style.setProperty('--copy-size', `${flock.size}px`);
      // Those that are there stay: a handle that counts them is dragged through all numbers.
      while (box.childElementCount > count) box.lastElementChild?.remove();
      while (box.childElementCount < count) box.append(document.createElement('i'));
      if (movedBy !== by) for (const copy of box.children) copy.removeAttribute('style');
      movedBy = by;
      seen.throws = -1;
    }
    const { spring, home, throws, ms, isHeld, rules } = flight;
    const away = { x: spring.x - home.x, y: spring.y - home.y };
    if (throws !== seen.throws) {
      throwFlock(flock, seen.wasHeld ? undefined : away, flight.turn?.before ?? spring);
      Object.assign(seen, { throws, ms, sinceMs: ms });
    }
    if (approach === 'mine') springFlock(flock, rules, isHeld ? away : HERE, ms - seen.ms);
    else if (isHeld) throwFlock(flock, away, HERE_AT_REST);
    else curveFlock(flock, rules, ms - seen.sinceMs);
    Object.assign(seen, { ms, wasHeld: isHeld });
    place(flock, box.children, by);
  };
}

const HERE_AT_REST = { vx: 0, vy: 0 };

function place({ x, y, size }: Flock, copies: HTMLCollection, by: Settings['by']): void {
  for (const [index, copy] of [...copies].entries()) {
    if (!(copy instanceof HTMLElement)) continue;
    const left = ((x[index] ?? 0) - size / 2).toFixed(1);
    const top = ((y[index] ?? 0) - size / 2).toFixed(1);
    if (by === 'transform') {
      copy.style.transform = `translate(${left}px,${top}px)`;
    } else {
      copy.style.left = `${left}px`;
      copy.style.top = `${top}px`;
    }
  }
}
