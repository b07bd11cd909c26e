import { DemoStage } from '@/stage/DemoStage';

import styles from './portfolio.css?url';
import { PortfolioScene } from './PortfolioScene';

/** The island of the Portfolio demo. */
export function Portfolio() {
  return (
    <DemoStage name="Portfolio, running" styles={styles}>
      <PortfolioScene />
    </DemoStage>
  );
}
