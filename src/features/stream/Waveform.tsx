/** Units of the drawing: each bar has this much room, and the loudest is this high. */
const BAR_ROOM = 4;
const HEIGHT = 100;

/** Silence is drawn as a dot, so that the waveform has no gaps. */
const LOWEST_BAR = 4;

/** Drawn for a recording whose waveform is not computed. */
const FLAT = Array.from({ length: 160 }, () => 0);

interface Props {
  id: string;
  peaks: number[] | undefined;
}

/** The waveform, drawn twice: once as it is, once in the accent for what has been played. */
export function Waveform({ id, peaks = FLAT }: Props) {
  const wave = `${id}-wave`;
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${peaks.length * BAR_ROOM} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path id={wave} className="waveform__bars" d={peaks.map(drawBar).join('')} />
      <use href={`#${wave}`} className="waveform__played" />
    </svg>
  );
}

function drawBar(peak: number, index: number): string {
  const length = Math.max(LOWEST_BAR, peak);
  return `M${index * BAR_ROOM + BAR_ROOM / 2} ${(HEIGHT - length) / 2}v${length}`;
}
