import { Line } from './Line';

interface Props {
  x: number;
  y: number;
  /** From the middle to the end of an arm; unset means 5. */
  reach?: number;
}

/** A cross that marks where a path stops. */
export function Cross({ x, y, reach = 5 }: Props) {
  return (
    <>
      <Line tone="accent" points={[x - reach, y - reach, x + reach, y + reach]} />
      <Line tone="accent" points={[x - reach, y + reach, x + reach, y - reach]} />
    </>
  );
}
