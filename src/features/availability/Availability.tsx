import './availability.css';

interface Props {
  /** Whether the owner takes new projects. */
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
      {isAvailable ? 'Available for new projects' : 'Not currently available for new projects'}
    </p>
  );
}
