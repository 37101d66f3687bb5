import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { loadPage, pagePaths } from '../pages';

const linkOf = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === window.location.origin && pagePaths.includes(link.pathname) ? link : null;
};

const isPlainClick = (event: MouseEvent, link: HTMLAnchorElement) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.target &&
  !link.hasAttribute('download');

/** The browser itself handles a link to a place on the page that is shown. */
const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

const focusOn = (target: HTMLElement | null) => {
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/** So that a screen reader says which page has come. */
export const focusHeading = () => focusOn(document.querySelector<HTMLElement>('main h1'));

/** Brings the eyes and the focus to where a link led: a place on the page, or its heading. */
const arriveAt = (hash: string) => {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (place) {
    focusOn(place);
    place.scrollIntoView({ behavior: 'instant' });
  } else {
    focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
};

/**
 * Follows the links between public pages without a new document. The links stay plain <a> elements, in the text of a
 * page too, and every other address (the staff area, files, other sites) is left to the browser.
 */
export const useLinks = () => {
  useEffect(() => {
    let latest = 0;
    const bring = (event: Event) => {
      const link = linkOf(event);
      // Only a click has to succeed; for a page that could not be brought early it opens a new document.
      if (link) loadPage(link.pathname).catch(() => undefined);
    };
    const follow = async (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlainClick(event, link) || isOnThisPage(link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      latest += 1;
      const mine = latest;
      try {
        await loadPage(pathname);
      } catch {
        return window.location.assign(href);
      }
      if (mine !== latest) return;
      // As in a browser: a link to the very address that is shown is no further step to go back.
      flushSync(() => navigate(pathname + search + hash, { replace: href === window.location.href }));
      arriveAt(hash);
    };
    // A step back while a page is on its way is the newer wish.
    const step = () => {
      latest += 1;
    };
    window.addEventListener('popstate', step);
    document.addEventListener('pointerover', bring, { passive: true });
    document.addEventListener('focusin', bring);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('popstate', step);
      document.removeEventListener('pointerover', bring);
      document.removeEventListener('focusin', bring);
      document.removeEventListener('click', follow);
    };
  }, []);
};
