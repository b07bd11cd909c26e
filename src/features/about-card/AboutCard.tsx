import './about-card.css';

import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw';
import { Fragment, type ReactNode } from 'react';

import type { Quotes } from '@/collections/quotes';
import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';
import { Pill } from '@/ui/Pill';

interface Props {
  /** One sentence; the words between asterisks carry the accent. */
  headline: string;
  intro: string;
  /** Whether /play exists. The words "press play" of the headline lead there; without them a button does. */
  hasTour: boolean;
  /** Undefined: the card has no hidden quote. */
  quotes: Quotes | undefined;
  /** What stands in the top line. */
  badge?: ReactNode;
  /** Other places to find the owner. */
  links?: ReactNode;
}

/** Who the owner is, with a link to the about page. */
export function AboutCard({ headline, intro, hasTour, quotes, badge, links }: Props) {
  return (
    <Card widget="about-card" labelledBy="about-title" className="about-card">
      <div className="about-card__top">
        <Label>Who I am</Label>
        {badge}
      </div>
      <Heading level={1} id="about-title">
        {withAccents(headline, hasTour)}
      </Heading>
      <p className="about-card__intro">{intro}</p>
      <div className="about-card__end">
        {hasTour && !PRESS_PLAY.test(headline) ? (
          <div className="about-card__pills">
            <AboutMe />
            <Pill href={TOUR}>Play all</Pill>
          </div>
        ) : (
          <AboutMe />
        )}
        {quotes && <QuoteBox {...quotes} />}
        {links}
      </div>
    </Card>
  );
}

function AboutMe() {
  return (
    <Pill href="/about">
      About Me <Icon svg={arrowRight} />
    </Pill>
  );
}

/** Playing starts at once: who comes from here has pressed play. */
const TOUR = '/play#start';
const PRESS_PLAY = /\*press play\*/i;

function withAccents(headline: string, hasTour: boolean): ReactNode {
  return headline.split('*').map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    const isDoor = hasTour && PRESS_PLAY.test(`*${part}*`);
    return <em key={index}>{isDoor ? <a href={TOUR}>{part}</a> : part}</em>;
  });
}

/** An empty, hidden box for a quote; `offerQuote` fills it. */
function QuoteBox({ hint, quotes }: Quotes) {
  return (
    <div
      className="quote"
      data-widget="quote"
      data-state="hidden"
      data-quotes={JSON.stringify(quotes)}
      data-needs-script
    >
      <button
        type="button"
        className="quote__hint label"
        aria-expanded="false"
        aria-controls="quote"
      >
        {hint}
      </button>
      <div className="quote__frame" aria-live="polite">
        <blockquote id="quote" className="quote__box" aria-hidden="true">
          <p />
          <footer className="label" />
        </blockquote>
      </div>
    </div>
  );
}
