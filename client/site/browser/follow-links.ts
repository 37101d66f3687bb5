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

/** Addresses of this server that are no public page: the staff area, calls, files. */
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

/** The browser itself handles a link to a place on the page that is shown. */
const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search;

const focusOn = (target: HTMLElement | null) => {
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/** So that a screen reader says which page has come. */
const focusHeading = () => focusOn(document.querySelector<HTMLElement>('main h1'));

/** Brings the eyes and the focus to where a link led: a place on the page, or its heading. */
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

/** What every page carries for the case that another one cannot be brought. */
const showTemplate = (id: string) => {
  const template = document.getElementById(id);
  const main = document.querySelector('main');
  if (template instanceof HTMLTemplateElement && main) main.replaceChildren(template.content.cloneNode(true));
};

/**
 * Follows the links between public pages without a new document. A page is always what the server sent, words and
 * dated notices alike: nothing of it is made in the browser. Every other address is left to the browser.
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
    // Without its script the form is still a form: the browser posts it.
    mountIslands().catch(() => undefined);
  };

  const bring = (event: Event) => {
    const link = getLink(event);
    // Only a click has to succeed; for a page that could not be brought early it opens a new document.
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
    // As in a browser: a link to the very address that is shown is no further step to go back.
    if (href === location.href) history.replaceState(null, '', href);
    else history.pushState(null, '', pathname + search + hash);
    show(page);
    handleArrival(hash);
  };

  const step = async () => {
    // A step back while a page is on its way is the newer wish.
    latest += 1;
    const mine = latest;
    markActiveLink();
    if (location.pathname === shown) return;
    unmountIslands();
    // Higher than any page, so that the browser can scroll to where the person had been before the page is there.
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
