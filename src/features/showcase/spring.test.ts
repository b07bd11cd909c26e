import { expect, test } from 'vitest';

import { SPRING } from './geometry';
import { moveOnSpring, type Moving } from './spring';

const AT_REST = { value: 0, speed: 0 };

test('it moves as stiffness and damping say', () => {
  // Adds up acceleration in steps of a hundredth of a millisecond.
  const simulated = { ...AT_REST };
  const step = 1e-5;
  for (let time = 0; time < 0.1; time += step) {
    const force = SPRING.stiffness * (1 - simulated.value) - SPRING.damping * simulated.speed;
    simulated.speed += force * step;
    simulated.value += simulated.speed * step;
  }
  const { value, speed } = moveOnSpring(AT_REST, 1, 0.1);
  expect(value).toBeCloseTo(simulated.value, 3);
  expect(speed).toBeCloseTo(simulated.speed, 2);
});

test('the frame rate makes no difference', () => {
  const inOne = moveOnSpring(AT_REST, 1, 0.5);
  let inMany: Moving = AT_REST;
  for (let frame = 0; frame < 60; frame += 1) inMany = moveOnSpring(inMany, 1, 0.5 / 60);
  expect(inMany.value).toBeCloseTo(inOne.value, 10);
  expect(inMany.speed).toBeCloseTo(inOne.speed, 10);
});

test('a target that changes on the way leaves place and speed as they are', () => {
  const onTheWay = moveOnSpring(AT_REST, 1, 0.05);
  const { value, speed } = moveOnSpring(onTheWay, -1, 0);
  expect(value).toBeCloseTo(onTheWay.value, 12);
  expect(speed).toBeCloseTo(onTheWay.speed, 12);
});

test('it comes to rest at its target and never passes it', () => {
  for (let ms = 0; ms < 2_000; ms += 10)
    expect(moveOnSpring(AT_REST, 1, ms / 1_000).value).toBeLessThanOrEqual(1);
  expect(moveOnSpring(AT_REST, 1, 2).value).toBeCloseTo(1, 5);
});
