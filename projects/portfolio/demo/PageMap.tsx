import { memo } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import { useTween } from '@/stage/motion';

import { drawMap } from './draw-map';
import { layOutMap } from './map-layout';
import type { Survey } from './use-survey';

interface Props {
  /** Unset until the page has been looked at. */
  survey: Survey | undefined;
  isXray: boolean;
  wakesAll: boolean;
  /** How much of the page has been drawn, from its top. */
  shown: number;
}

/** This page, cut into sheets, with this page in it. Remembered, because a drag in the race does not change it. */
export const PageMap = memo(function PageMap({ survey, isXray, wakesAll, shown }: Props) {
  const night = useTween(isXray ? 1 : 0, { ms: 180 });
  return (
    <Drawing className="portfolio__map">
      {(size) =>
        survey && (
          <Canvas
            size={size}
            draw={(pen) =>
              drawMap(pen, {
                survey,
                size,
                layout: layOutMap(survey.page, size),
                night,
                wakesAll,
                shown,
              })
            }
          />
        )
      }
    </Drawing>
  );
});
