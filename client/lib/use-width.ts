import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, kept up to date; 0 until measured, which is before it shows. */
export const useWidth = <Measured extends HTMLElement>() => {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
};
