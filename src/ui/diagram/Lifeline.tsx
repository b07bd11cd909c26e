import { Line } from './Line';
import { Text } from './Text';

const NAME_Y = 14;
const TOP = 28;

interface Props {
  name: string;
  x: number;
  bottom: number;
}

/** One party of a sequence: its name and the line that time runs down. */
export function Lifeline({ name, x, bottom }: Props) {
  return (
    <>
      <Text x={x} y={NAME_Y} look="strong" text={name} />
      <Line tone="mute" points={[x, TOP, x, bottom]} />
    </>
  );
}
