import { useSyncExternalStore } from 'react';
import type { Toast } from '../../shared/messages';

/** A toast, or a sentence that stands for one: what was done, or what failed and can be tried again. */
export type Said = Toast | string;

const toDone = (said: Said): Toast => (typeof said === 'string' ? { title: said } : said);
export const toFailed = (said: Said): Toast =>
  typeof said === 'string' ? { title: 'Error', description: `${said}. Please try again.` } : said;

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

const add =
  (tone: ShownToast['tone'], toToast: (said: Said) => Toast) => (said: Said, action?: ToastAction) => {
    const toast = { ...toToast(said), tone, id: nextId++, ...(action && { action }) };
    // The same words replace an earlier toast, so that a repeated mistake does not fill the screen.
    const others = shown.filter(
      (other) => other.action || other.title !== toast.title || other.description !== toast.description,
    );
    show([...others, toast].slice(-most));
    return toast.id;
  };

/** Shows the outcome of an action in a corner of the screen; toasts survive a page change. */
export const toast = { success: add('done', toDone), error: add('failed', toFailed) };

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
