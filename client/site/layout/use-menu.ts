import { type RefObject, useEffect } from 'react';

const focusable = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('summary, a[href]')];

/** Closes the menu by Escape, by a touch outside, by following a link, on a new page and on a wide screen; keeps the focus inside while it is open. */
export const useMenu = (ref: RefObject<HTMLDetailsElement | null>, path: string) => {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const close = () => {
      menu.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!menu.open) return;
      const stops = focusable(menu);
      if (event.key === 'Escape') {
        close();
        stops[0]?.focus();
      }
      if (event.key !== 'Tab') return;
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? 0 : (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
      event.preventDefault();
      stops[next]?.focus();
    };
    const onClick = (event: MouseEvent) => {
      if (!menu.open || !(event.target instanceof Element)) return;
      if (!menu.contains(event.target) || event.target.closest('a')) close();
    };
    // A phone that is turned may be too wide for the menu, which would keep the focus without being seen.
    const wide = matchMedia('(min-width: 48rem)');
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close
  useEffect(
    () => () => {
      if (ref.current) ref.current.open = false;
    },
    [path, ref],
  );
};
