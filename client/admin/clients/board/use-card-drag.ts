import { type PointerEvent, useRef, useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../../shared/schemas/client';
import { useEdgeScroll } from './use-edge-scroll';

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
