import { staffPaths } from '../staff-paths';

/**
 * Keys typed between two leads of the queue, after one is saved and before the next form is ready. They are replayed in
 * the next form, so that fast typists need not wait.
 */
let held: KeyboardEvent[] | undefined;
let isBetween = false;

const isSave = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);
const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isComposing &&
  (key.length === 1 || ['Enter', 'Backspace'].includes(key));

const hold = (event: KeyboardEvent) => {
  // Other pages never replay them, such as the login page after a session ended.
  const { pathname } = window.location;
  if (pathname !== staffPaths.dashboard && !pathname.startsWith(staffPaths.queue)) return dropKeys();
  if (!event.isTrusted || !(isSave(event) || isTyped(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held?.push(event);
};

/** Drops the held keys and stops holding: no other form follows, or the mouse was used. */
export const dropKeys = () => {
  held = undefined;
  isBetween = false;
  window.removeEventListener('keydown', hold, true);
  window.removeEventListener('pointerdown', dropKeys, true);
};

/** Holds the keys that are typed from now on. */
export const holdKeys = () => {
  isBetween = true;
  if (held) return;
  held = [];
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', dropKeys, true);
};

const isText = (element: Element) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** Performs a key's action, because a synthetic key event inserts no text. */
const press = (event: KeyboardEvent) => {
  const { key, code, ctrlKey, metaKey, shiftKey } = event;
  const focused = document.activeElement ?? document.body;
  const again = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  const isFree = focused.dispatchEvent(new KeyboardEvent('keydown', again));
  if (!isFree || isSave(event) || !isText(focused)) return;
  if (key === 'Backspace') document.execCommand('delete');
  else document.execCommand('insertText', false, key === 'Enter' ? '\n' : key);
};

/** Replays the held keys in the focused form, up to the one that saves it; the rest waits for the next form. */
export const giveKeys = async (): Promise<void> => {
  isBetween = false;
  while (held && !isBetween) {
    const next = held.shift();
    if (!next) return dropKeys();
    press(next);
    // Let the key's effects start before the next key.
    await new Promise((resolve) => setTimeout(resolve));
  }
};
