import { useSyncExternalStore } from 'react';
import { mobileBreakpoint, previewBreakpoint } from '../../shared/constants';

/** A hook that tells whether the window matches a media query, and follows it. */
const followed = (query: string) => {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  const isMatching = () => window.matchMedia(query).matches;
  return (): boolean => useSyncExternalStore(subscribe, isMatching, () => false);
};

/** Whether the window is narrower than the mobile breakpoint. */
export const useIsMobile = followed(`(max-width: ${mobileBreakpoint - 0.02}px)`);

/** Whether the window has room for a list and what is chosen in it side by side. */
export const useIsWide = followed(`(min-width: ${previewBreakpoint}px)`);
