import { LEAF_VIEW, leafPath, PARAGRAPH } from './page';
import { PartFace } from './PartFace';
import { settings } from './settings';
import { layOutSoil } from './soil';
import { SoilView } from './SoilView';
import { PARTS } from './trips';

/** As large as the bands of the running demo at these widths of the stage. */
const SIZES = [
  { name: 'wide', width: 1_152, height: 268, isNarrow: false },
  { name: 'middle', width: 668, height: 268, isNarrow: true },
  { name: 'narrow', width: 358, height: 216, isNarrow: true },
] as const;

/** The first frame: the page is there, nothing is in it, and no slot is taken. */
export function PrakrutiPoster() {
  const { window, rtt, leaf } = settings.start;
  return (
    <>
      <div className="prakruti__page">
        <div className="prakruti__window prakruti-still">
          <div>
            <b>Prakruti</b>
            <p>{PARAGRAPH}</p>
            <i>Begin</i>
          </div>
          <svg viewBox={LEAF_VIEW}>
            <path d={leafPath(leaf)} />
          </svg>
        </div>
      </div>
      {PARTS.map((part) => (
        <span key={part} className="prakruti__card" data-in="false" data-part={part}>
          <PartFace part={part} />
        </span>
      ))}
      <div className="prakruti-still__foot" />
      {SIZES.map(({ name, ...size }) => (
        <div key={name} className={`prakruti-still__soil prakruti-still__soil--${name}`}>
          <SoilView
            soil={layOutSoil(undefined, window, size)}
            size={size}
            rtt={rtt}
            elapsedMs={0}
          />
        </div>
      ))}
    </>
  );
}
