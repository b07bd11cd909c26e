import { DemoStage } from '@/stage/DemoStage';

import styles from './oldportfolio.css?url';
import { OldPortfolioScene } from './OldPortfolioScene';

/** The island of the Old Portfolio demo. */
export function OldPortfolio() {
  return (
    <DemoStage name="Old Portfolio, running" styles={styles}>
      <OldPortfolioScene />
    </DemoStage>
  );
}
