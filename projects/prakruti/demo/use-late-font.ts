import { useEffect } from 'react';

import { FONT_NAME } from './page';
import { FONT_ADDRESS } from './use-measured';

/** Gives the page its font from the moment it has arrived, and takes it away again. */
export function useLateFont(hasArrived: boolean): void {
  useEffect(() => {
    if (!hasArrived) return;
    const font = new FontFace(FONT_NAME, `url(${FONT_ADDRESS})`, {
      weight: '400 760',
      stretch: '100% 125%',
      // Behind the fallback until it is there, as for any page.
      display: 'swap',
    });
    document.fonts.add(font);
    return () => {
      document.fonts.delete(font);
    };
  }, [hasArrived]);
}
