import './cv.css';

import { Button } from '@/ui/Button';

/** The ways to take the CV along. */
export function CvDoors() {
  return (
    <nav className="cv-doors" aria-label="Other forms of this CV">
      <Button href="/cv.pdf" look="solid">
        PDF
      </Button>
      <Button href="/resume.json" look="secondary">
        JSON Resume
      </Button>
      <span className="cv-doors__hint">Prints on one page of A4 or Letter.</span>
    </nav>
  );
}
