import './cv.css';

import { Button } from '@/ui/Button';

/** Links to the CV as PDF and as JSON. */
export function CvDownloads() {
  return (
    <nav className="cv-downloads" aria-label="Other forms of this CV">
      <Button href="/cv.pdf" look="solid">
        PDF
      </Button>
      <Button href="/resume.json" look="secondary">
        JSON Resume
      </Button>
      <span className="cv-downloads__hint">Prints on one page of A4 or Letter.</span>
    </nav>
  );
}
