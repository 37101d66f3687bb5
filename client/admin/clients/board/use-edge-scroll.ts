import { useEffect, useRef } from 'react';

/** Within this many pixels of its side the board scrolls by itself, faster when closer (pixels per second). */
const edge = 64;
const fastest = 900;
/** The longest step in milliseconds, so that the board doesn't jump after the browser paused. */
const longestStep = 50;

/** `end` is the board's own scroll limit, because a card held at the side makes the board wider. */
type Pull = { board: HTMLElement; x: number; end: number };

const measureSpeed = ({ board, x }: Pull): number => {
  const { left, right } = board.getBoundingClientRect();
  const into = Math.max(left + edge - x, 0) - Math.max(x - (right - edge), 0);
  return -Math.max(-1, Math.min(1, into / edge)) * fastest;
};

/** Scrolls a board while a card is held at its side, at the same speed on any display. */
export const useEdgeScroll = (onMoved: () => void) => {
  const pull = useRef<Pull | null>(null);
  const frame = useRef(0);
  const moved = useRef(onMoved);
  moved.current = onMoved;

  const step = (before: number) => (at: number) => {
    if (!pull.current) return;
    const { board, end } = pull.current;
    const was = board.scrollLeft;
    const by = (measureSpeed(pull.current) * Math.min(Math.max(at - before, 0), longestStep)) / 1000;
    board.scrollLeft = Math.min(was + by, end);
    if (board.scrollLeft !== was) moved.current();
    frame.current = requestAnimationFrame(step(at));
  };
  const stop = () => {
    pull.current = null;
    cancelAnimationFrame(frame.current);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return {
    hold: (board: HTMLElement, x: number) => {
      const isHeld = pull.current !== null;
      const end = pull.current?.end ?? board.scrollWidth - board.clientWidth;
      pull.current = { board, x, end };
      if (!isHeld) frame.current = requestAnimationFrame(step(performance.now()));
    },
    stop,
  };
};
