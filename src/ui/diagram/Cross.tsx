import { Line } from './Line';

/** From the middle to the end of an arm. */
const REACH = 5;

interface Props {
  x: number;
  y: number;
}

/** A cross that marks where a path stops. */
export function Cross({ x, y }: Props) {
  return (
    <>
      <Line tone="accent" points={[x - REACH, y - REACH, x + REACH, y + REACH]} />
      <Line tone="accent" points={[x - REACH, y + REACH, x + REACH, y - REACH]} />
    </>
  );
}
