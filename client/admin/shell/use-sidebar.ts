import { useState } from 'react';
import { sidebar } from '../../../shared/constants';
import { useIsMobile } from '../../lib/use-is-mobile';
import { useShortcut } from '../../lib/use-shortcut';

const readCookie = () => {
  const prefix = `${sidebar.cookie}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) !== 'false';
};

const writeCookie = (expanded: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing from Safari and Firefox ESR.
  document.cookie = `${sidebar.cookie}=${expanded}; path=/; max-age=${sidebar.cookieMaxAge}; samesite=lax`;
};

/** Expanded or collapsed, remembered for a week; a self-closing drawer on a phone. */
export const useSidebar = () => {
  const isMobile = useIsMobile();
  const [expanded, setExpanded] = useState(readCookie);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (isMobile) return setDrawerOpen((open) => !open);
    writeCookie(!expanded);
    setExpanded(!expanded);
  };
  useShortcut(sidebar.shortcut, toggle);

  return {
    isMobile,
    expanded,
    drawerOpen: isMobile && drawerOpen,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
};
