import { DemoStage } from '@/stage/DemoStage';
import { Notice } from '@/stage/Notice';

import styles from './audio-visualizer.css?url';
import { Studio } from './Studio';

interface Props {
  /** The address of the site's own recording. */
  trackUrl: string;
}

/** The island of the audio visualiser's demo. */
export function AudioVisualizer({ trackUrl }: Props) {
  return (
    <DemoStage name="Audio visualizer, running" styles={styles}>
      <AudibleStudio trackUrl={trackUrl} />
    </DemoStage>
  );
}

function AudibleStudio({ trackUrl }: Props) {
  if ('AudioContext' in window) return <Studio trackUrl={trackUrl} />;
  return (
    <div className="studio__desk">
      <Notice tone="problem">
        This browser has no Web Audio, so there is no sound to draw. The text and figures below need
        none.
      </Notice>
    </div>
  );
}
