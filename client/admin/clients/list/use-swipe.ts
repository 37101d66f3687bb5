import { type PointerEvent, useRef, useState } from 'react';

/** The distances at which a touch becomes a swipe, triggers the action, and stops, in pixels. */
const slack = 12;
const enough = 72;
const most = 112;

type Swipe = { left: () => void; right: () => void };

/** Swiping a row left or right triggers an action; vertical movement scrolls. */
export const useSwipe = ({ left, right }: Swipe) => {
  const from = useRef<{ x: number; y: number; pointer: number } | null>(null);
  const [drawn, setDrawn] = useState(0);
  const end = () => {
    from.current = null;
    setDrawn(0);
  };
  return {
    drawn,
    surface: {
      style: { transform: drawn === 0 ? undefined : `translateX(${drawn}px)` },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') return;
        from.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current?.pointer !== event.pointerId) return;
        const x = event.clientX - from.current.x;
        if (drawn === 0 && Math.abs(x) < Math.max(slack, Math.abs(event.clientY - from.current.y))) return;
        if (drawn === 0) event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn(Math.max(-most, Math.min(most, x)));
      },
      onPointerUp: () => {
        end();
        if (drawn >= enough) right();
        if (drawn <= -enough) left();
      },
      onPointerCancel: end,
    },
  };
};
