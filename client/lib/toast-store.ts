import { useSyncExternalStore } from 'react';
import type { Toast } from '../../shared/messages';

/** What a toast offers to do, such as to undo what it tells of. */
export type ToastAction = { label: string; run: () => unknown };
export type ShownToast = Toast & { id: number; tone: 'done' | 'failed'; action?: ToastAction };

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const show = (toasts: readonly ShownToast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

/** At most this many at once: the oldest makes room. */
const most = 4;

const add = (tone: ShownToast['tone']) => (words: Toast, action?: ToastAction) => {
  const toast = { ...words, tone, id: nextId++, ...(action && { action }) };
  // The same words again replace the earlier toast, so that a repeated mistake does not fill the screen.
  const others = shown.filter(
    (other) => other.action || other.title !== toast.title || other.description !== toast.description,
  );
  show([...others, toast].slice(-most));
  return toast.id;
};

/** Says in a corner of the screen how something went; they outlive a change of page. */
export const toast = { success: add('done'), error: add('failed') };

export const dismissToast = (id: number) => show(shown.filter((toast) => toast.id !== id));

export const dismissToasts = () => show([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
