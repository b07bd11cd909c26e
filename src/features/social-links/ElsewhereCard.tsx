import './social-links.css';

import type { SocialLink } from '@/collections/profile';
import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';

import { SocialGrid } from './SocialGrid';

interface Props {
  links: SocialLink[];
}

/** Where else to find the owner, in words. */
export function ElsewhereCard({ links }: Props) {
  return (
    <Card labelledBy="elsewhere-title" className="elsewhere">
      <Heading level={2} size="label" id="elsewhere-title">
        Elsewhere
      </Heading>
      <SocialGrid links={links} />
    </Card>
  );
}
