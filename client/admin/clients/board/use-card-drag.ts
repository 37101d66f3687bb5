import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../../shared/schemas/client';

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
const useEdgeScroll = (onMoved: () => void) => {
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

type Drag = { id: string; pointer: number; from: { x: number; y: number }; board: HTMLElement | null };
/** The distance in pixels at which a press becomes a drag. */
const slack = 6;
/** Converts a pointer position to a position on the board, however far it is scrolled. */
const onBoard = (board: HTMLElement | null, x: number, y: number) => ({
  x: x + (board?.scrollLeft ?? 0),
  y: y + (board?.scrollTop ?? 0),
});

const pickStatus = (x: number, y: number): LeadStatus | undefined => {
  const column = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-column]'))
    .find(Boolean);
  return leadStatuses.find((status) => status === column?.dataset.column);
};

/** Drags cards by mouse, pen or touch. The column under the pointer takes the card. */
export const useCardDrag = (onDrop: (id: string, status: LeadStatus) => void) => {
  const drag = useRef<Drag | null>(null);
  const at = useRef({ x: 0, y: 0 });
  const [moving, setMoving] = useState<{ id: string; x: number; y: number; over?: LeadStatus } | null>(null);

  const follow = () => {
    if (!drag.current) return;
    const { id, from, board } = drag.current;
    const { x, y } = at.current;
    const on = onBoard(board, x, y);
    setMoving({ id, x: on.x - from.x, y: on.y - from.y, over: pickStatus(x, y) });
  };
  const edges = useEdgeScroll(follow);
  const end = () => {
    drag.current = null;
    edges.stop();
    setMoving(null);
  };
  return {
    moving,
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const board = event.currentTarget.closest<HTMLElement>('[data-board]');
        const from = onBoard(board, event.clientX, event.clientY);
        drag.current = { id, pointer: event.pointerId, from, board };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY, pointerId }: PointerEvent) => {
        if (drag.current?.pointer !== pointerId) return;
        const { from, board } = drag.current;
        const on = onBoard(board, clientX, clientY);
        const far = Math.hypot(on.x - from.x, on.y - from.y);
        if (!moving && far < slack) return;
        at.current = { x: clientX, y: clientY };
        if (board) edges.hold(board, clientX);
        follow();
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const over = moving && pickStatus(clientX, clientY);
        end();
        if (over) onDrop(id, over);
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    }),
  };
};

export type CardDrag = ReturnType<typeof useCardDrag>;
