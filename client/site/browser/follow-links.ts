import { showConcern } from '../form/concern-answers';
import { namedPlace, unfold } from './folds';
import { mountIslands, unmountIslands } from './islands';
import { markActiveLink } from './mark-active-link';
import {
  fitsHere,
  keepServed,
  loadServed,
  readServed,
  type ServedDocument,
  showServed,
} from './served-document';

/** Addresses of this server that are not public pages: the staff area, calls, files. */
const elsewhere = /^\/(?:login|unauthorized|admin|api|trpc|media|assets|share|sent)(?:\/|$)|\.\w+$/;

const getLink = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === location.origin && !elsewhere.test(link.pathname) ? link : null;
};

const isPlainClick = (event: MouseEvent, link: HTMLAnchorElement) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.target &&
  !link.hasAttribute('download');

/** The browser itself handles a link to a place on the current page. */
const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search;

const focusOn = (target: HTMLElement | null) => {
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/** So that a screen reader announces the new page. */
const focusHeading = () => focusOn(document.querySelector<HTMLElement>('main h1'));

/** Scrolls and focuses the target of a link: a place on the page, or its heading. */
const handleArrival = (hash: string) => {
  const place = namedPlace(hash);
  if (place) {
    unfold(place);
    focusOn(place);
    place.scrollIntoView({ behavior: 'instant' });
  } else {
    focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
};

/** Shows a template that every page includes, for when another page cannot be loaded. */
const showTemplate = (id: string) => {
  const template = document.getElementById(id);
  const main = document.querySelector('main');
  if (template instanceof HTMLTemplateElement && main) main.replaceChildren(template.content.cloneNode(true));
};

/**
 * Follows links between public pages without loading a new document. A page is always what the server sent, with its
 * words and dated notices: the browser renders nothing of it. Every other address is left to the browser.
 */
export const followLinks = () => {
  const first = readServed(document);
  if (first) keepServed(location.pathname, first);
  let shown = location.pathname;
  let latest = 0;

  const show = (page: ServedDocument) => {
    unmountIslands();
    showServed(page);
    shown = location.pathname;
    markActiveLink();
    showConcern();
    mountIslands();
  };

  const bring = (event: Event) => {
    const link = getLink(event);
    // Only a click must succeed; if a page could not be preloaded, it opens a new document.
    if (link) loadServed(link.pathname).catch(() => undefined);
  };

  const follow = async (event: MouseEvent) => {
    const link = getLink(event);
    if (!link || !isPlainClick(event, link) || isOnThisPage(link)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = link;
    latest += 1;
    const mine = latest;
    const page = await loadServed(pathname).catch(() => undefined);
    if (mine !== latest) return;
    if (!page || !fitsHere(page)) return location.assign(href);
    // As in a browser: a link to the current address adds no history entry.
    if (href === location.href) history.replaceState(null, '', href);
    else history.pushState(null, '', pathname + search + hash);
    show(page);
    handleArrival(hash);
  };

  const step = async () => {
    // Going back while a page loads overrides that page.
    latest += 1;
    const mine = latest;
    markActiveLink();
    if (location.pathname === shown) return;
    unmountIslands();
    // Taller than any page, so that the browser can restore the scroll position before the page has loaded.
    showTemplate('page-on-its-way');
    const page = await loadServed(location.pathname).catch(() => undefined);
    if (mine !== latest) return;
    if (page && !fitsHere(page)) return location.reload();
    shown = location.pathname;
    if (!page) showTemplate('page-failed');
    else show(page);
    focusHeading();
  };

  addEventListener('popstate', step);
  addEventListener('hashchange', markActiveLink);
  document.addEventListener('pointerover', bring, { passive: true });
  document.addEventListener('focusin', bring);
  document.addEventListener('click', follow);
  markActiveLink();
};
