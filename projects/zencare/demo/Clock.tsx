import { Label } from '@/ui/Label';

interface Props {
  time: string;
  name: string;
  isWrong?: boolean;
}

/** What one timer shows, as large as it can be. */
export function Clock({ time, name, isWrong = false }: Props) {
  return (
    <span className="zencare-clock" data-wrong={isWrong}>
      <b>{time}</b>
      <Label>{name}</Label>
    </span>
  );
}
