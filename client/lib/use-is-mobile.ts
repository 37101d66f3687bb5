import { useSyncExternalStore } from 'react';
import { mobileBreakpoint, previewBreakpoint } from '../../shared/constants';

/** Creates a hook that follows a media query. */
const followed = (query: string) => {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  const isMatching = () => window.matchMedia(query).matches;
  return (): boolean => useSyncExternalStore(subscribe, isMatching, () => false);
};

/** True if the window is narrower than the mobile breakpoint. */
export const useIsMobile = followed(`(max-width: ${mobileBreakpoint - 0.02}px)`);

/** True if the window has room for a list and its preview side by side. */
export const useIsWide = followed(`(min-width: ${previewBreakpoint}px)`);
