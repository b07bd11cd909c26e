import styles from './audio-visualizer.css?url';
import { DemoStage } from '@/stage/DemoStage';

import { AudioScene } from './AudioScene';

interface Props {
  /** The rings of the poster (still.ts), from which the demo starts. */
  still: string;
  /** The address of the site's own recording, where there is one. */
  trackUrl: string | undefined;
}

/** The island of the audio visualizer's demo. */
export function AudioVisualizer(props: Props) {
  return (
    <DemoStage name="Audio visualizer, running" styles={styles} needs={['web audio']}>
      <AudioScene {...props} />
    </DemoStage>
  );
}
