import { type RefObject, useEffect, useState } from 'react';

/** The height of the top bar, under which the page scrolls. */
const topBar = '-56px 0px 0px';

/** Returns the height of an element once it has scrolled out of the top of the window, so that its place can keep it. */
export const useShrunk = (ref: RefObject<HTMLElement | null>): number | undefined => {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const box = entry?.boundingClientRect;
        setHeight(box && !entry.isIntersecting && box.top < 0 ? box.height : undefined);
      },
      { rootMargin: topBar },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return height;
};
