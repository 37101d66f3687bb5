import { useSyncExternalStore } from 'react';
import { mobileBreakpoint } from '../../shared/constants';

const query = `(max-width: ${mobileBreakpoint - 0.02}px)`;

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the window is narrower than the mobile breakpoint. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
