import { useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.matches(typing)) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Listens for keys pressed alone, outside fields and dialogs; `onKey` returns true if it handled the key. */
export const useSingleKeys = (isOn: boolean, onKey: (key: string) => boolean) => {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || isBusy(event.target)) return;
      // Enter presses what has the focus.
      if (
        event.key === 'Enter' &&
        event.target instanceof Element &&
        event.target.closest('a, button, summary')
      )
        return;
      // Otherwise the letter would be entered into the field that the key opens.
      if (hear(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
};
