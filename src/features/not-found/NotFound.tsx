import './not-found.css';

import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';

const GROOVES = 9;
const INNER_RADIUS = 46;
const GROOVE_GAP = 11;

interface Props {
  /** Whether /projects exists. */
  hasProjects: boolean;
  /** Whether /play exists. */
  hasTour: boolean;
}

/** The 404 page: a drawing and links back. */
export function NotFound({ hasProjects, hasTour }: Props) {
  return (
    <div className="not-found wrap">
      <svg className="not-found__record" viewBox="0 0 300 300" aria-hidden="true">
        <circle cx="150" cy="150" r="146" fill="var(--ink)" />
        {Array.from({ length: GROOVES }, (_, index) => (
          <circle
            key={index}
            className="not-found__groove"
            cx="150"
            cy="150"
            r={INNER_RADIUS + index * GROOVE_GAP}
          />
        ))}
        <path
          className="not-found__skip"
          d="M150 61 A89 89 0 0 1 233 118 L262 128 A122 122 0 0 1 272 150"
        />
        <circle cx="150" cy="150" r="34" fill="var(--accent)" />
        <circle cx="150" cy="150" r="6" fill="var(--paper)" />
      </svg>
      <div className="not-found__text">
        <Label>404</Label>
        <Heading level={1} size="display">
          The needle skipped
        </Heading>
        <p>There is no page at this address. It may have moved, or the link has a typo.</p>
        <div className="not-found__ways">
          {hasProjects && <Button href="/projects">View Projects</Button>}
          {hasTour && (
            <Button href="/play" look="secondary">
              Play all
            </Button>
          )}
          <Button href="/" look="secondary">
            Back home
          </Button>
        </div>
      </div>
    </div>
  );
}
