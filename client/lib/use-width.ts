import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, followed as it changes; 0 until it was measured, which is before it is seen. */
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
