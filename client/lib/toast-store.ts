import { useSyncExternalStore } from 'react';
import type { Toast } from '../../shared/messages';

/** The action that a toast offers, such as Undo. */
type ToastAction = { label: string; run: () => unknown };
export type ShownToast = Toast & { id: number; tone: 'done' | 'failed'; action?: ToastAction };

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const show = (toasts: readonly ShownToast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

/** The maximum number at once: the oldest makes room. */
const most = 4;

const add = (tone: ShownToast['tone']) => (words: Toast, action?: ToastAction) => {
  const toast = { ...words, tone, id: nextId++, ...(action && { action }) };
  // The same words replace an earlier toast, so that a repeated mistake does not fill the screen.
  const others = shown.filter(
    (other) => other.action || other.title !== toast.title || other.description !== toast.description,
  );
  show([...others, toast].slice(-most));
  return toast.id;
};

/** Shows the outcome of an action in a corner of the screen; toasts survive a page change. */
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
