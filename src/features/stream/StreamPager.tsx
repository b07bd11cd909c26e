import './stream-nav.css';

import { Button } from '@/ui/Button';
import { Label } from '@/ui/Label';

import type { StreamView } from './stream-views';

interface Props {
  view: StreamView;
}

/** Links to newer and older entries; nothing when everything is on one page. */
export function StreamPager({ view: { page, pageCount, newerPath, olderPath } }: Props) {
  if (pageCount === 1) return undefined;
  return (
    <nav className="stream-pager" aria-label="Pages of the stream">
      {newerPath !== undefined && (
        <Button href={newerPath} look="secondary">
          Newer entries
        </Button>
      )}
      <Label>
        Page {page} of {pageCount}
      </Label>
      {olderPath !== undefined && (
        <Button href={olderPath} look="secondary">
          Older entries
        </Button>
      )}
    </nav>
  );
}
