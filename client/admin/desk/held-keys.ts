import { staffPaths } from '../staff-paths';

/**
 * What is typed between two leads of the queue, from the save of one to the form of the other: it is kept, and given to
 * the form that it was meant for, so that nobody has to wait for a page.
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
  // Somewhere else nobody would ever ask for them: the end of a session leads to another page.
  if (!window.location.pathname.startsWith(staffPaths.queue)) return dropKeys();
  if (!event.isTrusted || !(isSave(event) || isTyped(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held?.push(event);
};

/** Forgets what was typed, and leaves the keys to the page: no other form comes, or somebody took the mouse. */
export const dropKeys = () => {
  held = undefined;
  isBetween = false;
  window.removeEventListener('keydown', hold, true);
  window.removeEventListener('pointerdown', dropKeys, true);
};

/** Keeps what is typed from now on. */
export const holdKeys = () => {
  isBetween = true;
  if (held) return;
  held = [];
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', dropKeys, true);
};

const isText = (element: Element) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** Does what a key does. A key that a page makes up types nothing by itself. */
const press = (event: KeyboardEvent) => {
  const { key, code, ctrlKey, metaKey, shiftKey } = event;
  const focused = document.activeElement ?? document.body;
  const again = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  const isFree = focused.dispatchEvent(new KeyboardEvent('keydown', again));
  if (!isFree || isSave(event) || !isText(focused)) return;
  if (key === 'Backspace') document.execCommand('delete');
  else document.execCommand('insertText', false, key === 'Enter' ? '\n' : key);
};

/** Gives what was typed to the form in focus, key by key, up to the key that saves it; the rest waits for the next. */
export const giveKeys = async (): Promise<void> => {
  isBetween = false;
  while (held && !isBetween) {
    const next = held.shift();
    if (!next) return dropKeys();
    press(next);
    // What a key sets off has begun before the next one is pressed.
    await new Promise((resolve) => setTimeout(resolve));
  }
};
