import { Arrow } from '@/ui/diagram/Arrow';
import { Box } from '@/ui/diagram/Box';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const STEP = { x: 34, width: 136 };
const STEP_END = STEP.x + STEP.width;
const OUTCOME = { x: 222, width: 108, radius: 20 };
const PLAYING_Y = 26;
const LAST_Y = 106;
const FAILED_Y = 186;
const SOURCES = ['Spotify', 'Last.fm', 'ListenBrainz', 'Embedded'];

/** Silence leads on to a second question; failure leads to an empty place. */
export function MusicPath() {
  return (
    <Figure
      height={370}
      alt="The widget asks currently-playing. A song is shown as playing. If no song is playing it asks last-played, and that song is shown as last played. If either request fails with 502, 503 or 504, nothing is shown. Both questions are answered by one source out of four: Spotify, Last.fm, ListenBrainz or embedded."
      caption="Silence and failure take different paths: only silence leads to a second request."
    >
      <Text look="label" x={STEP.x} y={10} anchor="start" text="Request" />
      <Text look="label" x={OUTCOME.x} y={10} anchor="start" text="On screen" />
      <Box {...STEP} y={PLAYING_Y} look="strong" text="currently-playing" />
      <Arrow points={[STEP_END, PLAYING_Y + 20, OUTCOME.x, PLAYING_Y + 20]} label="song" />
      <Box {...OUTCOME} y={PLAYING_Y} tone="accent" text="Playing" />
      <Arrow points={[102, PLAYING_Y + 40, 102, LAST_Y]} />
      <Text x={112} y={86} anchor="start" text="no song playing" />
      <Box {...STEP} y={LAST_Y} look="strong" text="last-played" />
      <Arrow points={[STEP_END, LAST_Y + 20, OUTCOME.x, LAST_Y + 20]} label="song" />
      <Box {...OUTCOME} y={LAST_Y} tone="accent" text="Last played" />
      <Line dash="dashed" points={[STEP.x, LAST_Y + 20, 14, LAST_Y + 20]} />
      <Arrow
        dash="dashed"
        points={[
          STEP.x,
          PLAYING_Y + 20,
          14,
          PLAYING_Y + 20,
          14,
          FAILED_Y + 20,
          STEP.x,
          FAILED_Y + 20,
        ]}
      />
      <Text x={24} y={166} anchor="start" text="either fails" />
      <Box {...STEP} y={FAILED_Y} tone="dashed" look="strong" text="502, 503 or 504" />
      <Arrow dash="dashed" points={[STEP_END, FAILED_Y + 20, OUTCOME.x, FAILED_Y + 20]} />
      <Box {...OUTCOME} y={FAILED_Y} tone="dashed" look="strong" text="Nothing" />
      <Line tone="faint" points={[10, 250, 330, 250]} />
      <Text look="label" x={10} y={268} anchor="start" text="One source answers both" />
      {SOURCES.map((name, index) => (
        <Box
          key={name}
          x={10 + (index % 2) * 164}
          y={282 + Math.floor(index / 2) * 46}
          width={156}
          height={36}
          text={name}
        />
      ))}
    </Figure>
  );
}
