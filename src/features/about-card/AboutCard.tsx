import './about-card.css';

import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw';
import { Fragment, type ReactNode } from 'react';

import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Pill } from '@/ui/Pill';

interface Props {
  /** One sentence; the words between asterisks carry the accent. */
  headline: string;
  intro: string;
  /** What stands in the top line. */
  badge?: ReactNode;
  /** Other places to find the owner. */
  links?: ReactNode;
  /** The hidden quote. */
  children?: ReactNode;
}

/** Who the owner is, with a link to the about page. */
export function AboutCard({ headline, intro, badge, links, children }: Props) {
  return (
    <Card widget="about-card" labelledBy="about-title" className="about-card">
      <div className="about-card__top">
        <span className="label">Liner notes</span>
        {badge}
      </div>
      <Heading level={1} id="about-title">
        {withAccents(headline)}
      </Heading>
      <p className="about-card__intro">{intro}</p>
      <div className="about-card__end">
        <Pill href="/about">
          About Me <Icon svg={arrowRight} />
        </Pill>
        {children}
        {links}
      </div>
    </Card>
  );
}

function withAccents(headline: string): ReactNode {
  return headline
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>,
    );
}
