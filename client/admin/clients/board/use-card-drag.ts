import { type PointerEvent, useRef, useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../../shared/schemas/client';

type Drag = { id: string; pointer: number; from: { x: number; y: number }; board: HTMLElement | null };
/** How far the pointer goes before it is a drag and not a press. */
const slack = 6;
/** So near the edge of the board it goes on by itself, because a phone shows one column at a time. */
const edge = 40;
const stride = 14;

const statusAt = (x: number, y: number): LeadStatus | undefined => {
  const column = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-column]'))
    .find(Boolean);
  return leadStatuses.find((status) => status === column?.dataset.column);
};

/** Moves cards by mouse, pen and touch alike: the handle follows the pointer, and the column under it takes the card. */
export const useCardDrag = (onDrop: (id: string, status: LeadStatus) => void) => {
  const drag = useRef<Drag | null>(null);
  const [moving, setMoving] = useState<{ id: string; x: number; y: number; over?: LeadStatus } | null>(null);

  const end = () => {
    drag.current = null;
    setMoving(null);
  };
  return {
    moving,
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const board = event.currentTarget.closest<HTMLElement>('[data-board]');
        const from = { x: event.clientX + (board?.scrollLeft ?? 0), y: event.clientY };
        drag.current = { id, pointer: event.pointerId, from, board };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY, pointerId }: PointerEvent) => {
        if (drag.current?.pointer !== pointerId) return;
        const { from, board } = drag.current;
        const [x, y] = [clientX + (board?.scrollLeft ?? 0) - from.x, clientY - from.y];
        if (!moving && Math.hypot(x, y) < slack) return;
        if (clientX < edge) board?.scrollBy(-stride, 0);
        if (clientX > window.innerWidth - edge) board?.scrollBy(stride, 0);
        setMoving({ id, x, y, over: statusAt(clientX, clientY) });
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const over = moving && statusAt(clientX, clientY);
        end();
        if (over) onDrop(id, over);
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    }),
  };
};

export type CardDrag = ReturnType<typeof useCardDrag>;
