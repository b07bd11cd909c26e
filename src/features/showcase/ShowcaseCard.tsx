import type { ReactNode } from 'react';

import { inWords } from '@/lib/count-words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Label } from '@/ui/Label';
import { Pill } from '@/ui/Pill';

interface Props {
  /** What there is in all, such as `15 tracks, two sides`. */
  record: string;
  coverCount: number;
  /** The stack of covers. */
  children: ReactNode;
}

/** The card around the showcase, with two links to all projects. */
export function ShowcaseCard({ record, coverCount, children }: Props) {
  return (
    <Card className="showcase-card">
      <div className="showcase-card__line">
        <Pill href="/projects">Projects</Pill>
        <Label>{record}</Label>
      </div>
      {children}
      <div className="showcase-card__line">
        <span className="showcase-card__note">
          {capitalise(inWords(coverCount))} from the crate
        </span>
        <Button href="/projects">View Projects</Button>
      </div>
    </Card>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
