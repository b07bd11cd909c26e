import { useState } from 'react';

import { Notice } from '@/stage/Notice';
import { Readouts } from '@/stage/Readouts';
import { readRunAddress } from '@/stage/run-address';
import { useRunAddress } from '@/stage/use-run-address';

import { BANDS, bandStart, findBand } from './bands';
import { Desk } from './Desk';
import { noteName } from './find-peak';
import { parseSettings, toQuery } from './settings';
import type { Show } from './show';
import type { SoundSource } from './sound';
import { SpectrumCanvas } from './SpectrumCanvas';
import { useOrbit } from './use-orbit';
import { useSound } from './use-sound';

interface Props {
  /** Undefined: there is no track to choose. */
  trackUrl: string | undefined;
}

/** The picture, the figures that say the same, and the desk that decides what is heard. */
export function Studio({ trackUrl }: Props) {
  const [shared] = useState(() => parseSettings(readRunAddress()));
  const [toneHz, setToneHz] = useState(shared.toneHz);
  const [hasDepth, setHasDepth] = useState(true);
  const [painter, setPainter] = useState<Show['kind'] | 'none'>('webgl');
  const [peakHz, setPeakHz] = useState<number>();
  const { camera, setCamera, handlers } = useOrbit(shared.camera);
  const track: SoundSource | undefined =
    trackUrl === undefined ? undefined : { kind: 'track', url: trackUrl };
  const synth: SoundSource = { kind: 'synth', hz: toneHz };
  const desk = useSound(shared.source === 'synth' ? synth : (track ?? synth));
  useRunAddress(toQuery({ source: desk.playing === 'synth' ? 'synth' : 'track', toneHz, camera }));

  return (
    <div className="studio" data-painter={painter} data-sound={desk.isOn ? 'on' : 'off'}>
      <SpectrumCanvas
        // A canvas that has lost its context cannot be drawn on again.
        key={String(hasDepth)}
        sound={desk.sound}
        camera={camera}
        handlers={handlers}
        prefersDepth={hasDepth}
        onShow={setPainter}
        onPeak={setPeakHz}
        onDepthLost={() => setHasDepth(false)}
      />
      {painter === 'flat' && (
        <div className="studio__note">
          <Notice tone="news">
            There is no WebGL here, so the spectrum is drawn flat: the present, without its past.
          </Notice>
        </div>
      )}
      <Peak hz={peakHz} />
      <Desk
        desk={desk}
        track={track}
        toneHz={toneHz}
        onTone={(hz) => {
          setToneHz(hz);
          desk.sound?.setTone(hz);
        }}
        camera={camera}
        onCamera={setCamera}
        hasDepth={painter === 'webgl'}
      />
    </div>
  );
}

function Peak({ hz }: { hz: number | undefined }) {
  const band = hz === undefined ? undefined : findBand(hz);
  return (
    <Readouts
      readouts={[
        {
          key: 'peak',
          term: 'Loudest',
          figure: hz === undefined ? 'Silence' : `${Math.round(hz)} Hz`,
        },
        { key: 'note', term: 'Nearest note', figure: hz === undefined ? 'None' : noteName(hz) },
        {
          key: 'band',
          term: `Bar of ${BANDS}`,
          figure: band === undefined ? 'None' : String(band + 1),
          note:
            band === undefined
              ? 'nothing to hear'
              : `${Math.round(bandStart(band))} to ${Math.round(bandStart(band + 1))} Hz`,
        },
      ]}
    />
  );
}
