import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Label } from '@/ui/Label';
import { Pill } from '@/ui/Pill';

interface Props {
  projectCount: number;
  /** The stack of covers. */
  children: ReactNode;
}

/** The card around the showcase, with two links to all projects. */
export function ShowcaseCard({ projectCount, children }: Props) {
  return (
    <Card className="showcase-card">
      <div className="showcase-card__line">
        <Pill href="/projects">Projects</Pill>
        <Label>{projectCount} tracks, two sides</Label>
      </div>
      {children}
      <div className="showcase-card__line">
        <span className="showcase-card__note">Three from the crate</span>
        <Button href="/projects">View Projects</Button>
      </div>
    </Card>
  );
}
