import './work-history.css';

import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw';

import type { WorkHistoryEntry } from '@/collections/profile';
import { formatSpanEnd } from '@/lib/format-date';
import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';
import { Logo } from '@/ui/Logo';

const LOGO_PX = 40;

interface Props {
  /** Newest first. */
  entries: WorkHistoryEntry[];
}

/** Where the owner has worked, in an area that scrolls when the list outgrows it. */
export function WorkHistory({ entries }: Props) {
  const firstYear = Math.min(...entries.map(({ start }) => Number.parseInt(start, 10)));
  return (
    <Card widget="work-history" labelledBy="work-history-title" className="work-history">
      <div className="work-history__top">
        <Heading level={2} size="label" id="work-history-title">
          Work history
        </Heading>
        <Label>
          {firstYear} to {formatSpanEnd(entries[0]?.end ?? '')}
        </Label>
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scrolling area must scroll by keyboard too */}
      <ol className="work-history__rows" tabIndex={0} aria-labelledby="work-history-title">
        {entries.map((entry) => (
          <li key={entry.index} className="work-history__row">
            <Label>{String(entry.index).padStart(2, '0')}</Label>
            <Logo src={entry.logo} name={entry.company} size={LOGO_PX} />
            <span className="work-history__role">
              <strong>{entry.title}</strong>
              <span>{entry.company}</span>
            </span>
            <Label>
              {toOneLine(`${formatSpanEnd(entry.start)} –`)} {toOneLine(formatSpanEnd(entry.end))}
            </Label>
          </li>
        ))}
      </ol>
      <a className="work-history__cv" href="/cv">
        All of it on one page: the CV <Icon svg={arrowRight} />
      </a>
    </Card>
  );
}

function toOneLine(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}
