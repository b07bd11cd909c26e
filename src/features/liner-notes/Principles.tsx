import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw';

import type { Principle } from '@/collections/principles';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';

interface Props {
  principles: Principle[];
}

/** How the owner works: each habit with a link to the page that shows it. */
export function Principles({ principles }: Props) {
  return (
    <ol className="principles">
      {principles.map(({ title, text, href, proof }, index) => (
        <li key={title} className="principle card">
          <Label>{String(index + 1).padStart(2, '0')}</Label>
          <h3>{title}</h3>
          <p>{text}</p>
          <a href={href}>
            {proof} <Icon svg={arrowRight} />
          </a>
        </li>
      ))}
    </ol>
  );
}
