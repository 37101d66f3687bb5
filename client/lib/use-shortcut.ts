import { useEffect, useEffectEvent } from 'react';

const named = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** A shortcut as shown for this person's keyboard: `⌘K` or `Ctrl K`. */
export const shortcutLabel = (key: string) => (isApple() ? `⌘ ${named(key)}` : `Ctrl ${named(key)}`);

/** Runs `action` on Ctrl or Meta plus `key`, instead of the browser's default. */
export const useShortcut = (key: string, action: () => void) => {
  const onPress = useEffectEvent(action);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== key || event.isComposing) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key]);
};
