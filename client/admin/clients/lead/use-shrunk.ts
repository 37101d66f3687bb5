import { type RefObject, useEffect, useState } from 'react';

/** The height of the top bar, under which the page scrolls. */
const topBar = '-56px 0px 0px';

/** Returns true once an element has scrolled out of the top of the window. */
export const useShrunk = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isShrunk, setShrunk] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setShrunk(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: topBar },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isShrunk;
};
