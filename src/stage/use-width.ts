import { useEffect, useRef, useState } from 'react';

/** The element's width in CSS pixels, for drawings whose lettering must not shrink with them. 0 until it is known. */
export function useWidth<E extends Element>() {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver((entries) => {
      const [entry] = entries;
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
