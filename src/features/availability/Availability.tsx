import './availability.css';

import { describeAvailability } from '@/collections/profile';

interface Props {
  isAvailable: boolean;
}

/** Says whether the owner takes new projects. */
export function Availability({ isAvailable }: Props) {
  return (
    <p
      className="availability"
      data-widget="availability"
      data-state={isAvailable ? 'available' : 'unavailable'}
    >
      <span className="availability__dot" aria-hidden="true" />
      {describeAvailability(isAvailable)}
    </p>
  );
}
