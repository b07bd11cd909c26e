import './styleguide.css';

import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw';
import type { ReactNode } from 'react';

import { Button, BUTTON_STYLES } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cover } from '@/ui/Cover';
import { Arrow } from '@/ui/diagram/Arrow';
import { Box } from '@/ui/diagram/Box';
import { Dot } from '@/ui/diagram/Dot';
import { Legend } from '@/ui/diagram/Legend';
import { Line } from '@/ui/diagram/Line';
import { Figure } from '@/ui/Figure';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Label } from '@/ui/Label';
import { Pill } from '@/ui/Pill';

const COLOURS = [
  'paper',
  'card',
  'raised',
  'ink',
  'mute',
  'line-strong',
  'accent',
  'accent-text',
  'available',
  'unavailable',
  'problem',
];
const HEADING_SIZES = ['display', 'h1', 'h2', 'label'] as const;

interface Props {
  /** A sleeve to show the cover with. */
  cover: string;
}

/** Every part of src/ui in every state. */
export function Styleguide({ cover }: Props) {
  return (
    <div className="styleguide wrap">
      <Part name="Colour">
        {COLOURS.map((name) => (
          <span key={name} className="styleguide__colour">
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            {name}
          </span>
        ))}
      </Part>
      <Part name="Heading">
        {HEADING_SIZES.map((size) => (
          <Heading key={size} level={2} size={size}>
            Press <em>play</em>, {size}
          </Heading>
        ))}
      </Part>
      {BUTTON_STYLES.map((look) => (
        <Part key={look} name={`Button, ${look}`}>
          <Button look={look}>Button</Button>
          <Button look={look} href="/projects">
            Link <Icon svg={arrowRight} />
          </Button>
          <Button look={look} isDisabled>
            Disabled
          </Button>
        </Part>
      ))}
      <Part name="Pill">
        <Pill href="/about">
          Door <Icon svg={arrowRight} />
        </Pill>
      </Part>
      <Part name="Label and icon">
        <Label>Side B, track 1</Label>
        <Icon svg={arrowRight} />
      </Part>
      <Part name="Card">
        <Card>
          <p>A surface with a hairline.</p>
        </Card>
      </Part>
      <Part name="Cover">
        <div className="styleguide__cover">
          <Cover src={cover} alt="A sleeve" />
        </div>
      </Part>
      <Part name="Figure">
        <Figure
          height={150}
          alt="Two boxes joined by an arrow, above a line with one dot"
          caption="A caption says what to notice."
        >
          <Box x={10} y={10} width={110} text="Box" />
          <Arrow points={[120, 30, 220, 30]} label="Arrow" />
          <Box x={220} y={10} width={110} tone="accent" text="Accent" />
          <Line points={[20, 80, 320, 80]} />
          <Dot x={120} y={80} tone="accent" />
          <Legend
            x={20}
            y={120}
            across={110}
            entries={[
              { label: 'Line', line: { tone: 'accent' } },
              { label: 'Tint', tone: 'tint' },
              { label: 'Missing', tone: 'faint' },
            ]}
          />
        </Figure>
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="styleguide__part">
      <h2 className="label">{name}</h2>
      <div className="styleguide__samples">{children}</div>
    </section>
  );
}
