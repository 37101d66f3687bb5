/** A page as the server sent it: its content, its head, and the style sheet it needs. */
export type ServedDocument = { main: string; head: string[]; language: string; styles: string };

/** Head elements of one page; styles, scripts and server settings stay. */
const ofThePage =
  'title, meta[name="description"], meta[name="robots"], meta[property], meta[name="twitter:card"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

const getStyles = (from: Document) =>
  from.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '';

export const readServed = (from: Document): ServedDocument | undefined => {
  const main = from.querySelector('main');
  if (!main) return undefined;
  return {
    main: main.innerHTML,
    head: [...from.head.querySelectorAll(ofThePage)].map(({ outerHTML }) => outerHTML),
    language: from.documentElement.lang,
    styles: getStyles(from),
  };
};

/** A page in another language, or of a newer build with different classes, needs its own document. */
export const fitsHere = ({ language, styles }: ServedDocument) =>
  language === document.documentElement.lang && styles === getStyles(document);

/** The cache time in milliseconds: notices should not be older. */
const longest = 300_000;
const pages = new Map<string, { loadedAt: number; page: Promise<ServedDocument> }>();

/** Caches the current page before anything on it has changed. */
export const keepServed = (path: string, page: ServedDocument) =>
  pages.set(path, { loadedAt: Date.now(), page: Promise.resolve(page) });

const fetchServed = async (path: string): Promise<ServedDocument> => {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  const isPage = answer.ok && !answer.redirected && answer.headers.get('content-type')?.includes('text/html');
  const page = isPage
    ? readServed(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    : undefined;
  if (!page) throw new Error(`${path} is no page of this site`);
  return page;
};

/** Loads a page, cached for some minutes. A failure is not cached, so that the next try loads again. */
export const loadServed = (path: string): Promise<ServedDocument> => {
  const cached = pages.get(path);
  if (cached && Date.now() - cached.loadedAt < longest) return cached.page;
  const page = fetchServed(path);
  pages.set(path, { loadedAt: Date.now(), page });
  page.catch(() => pages.delete(path));
  return page;
};

/** Replaces the current page. */
export const showServed = ({ main, head }: ServedDocument) => {
  for (const old of document.head.querySelectorAll(ofThePage)) old.remove();
  document.head.insertAdjacentHTML('beforeend', head.join(''));
  const place = document.querySelector('main');
  if (place) place.innerHTML = main;
};
