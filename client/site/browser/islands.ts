import { readDraft } from '../form/draft';

const selector = '[data-island]';
/** The time in milliseconds that a form in view waits for a sign of its reader. */
const patience = 6000;
type Unmount = () => void;
let mounted: Unmount[] = [];
let isFirstPage = true;

const hydrate = async (places: readonly HTMLElement[]) => {
  const { hydrateIsland } = await import('../islands');
  const unmounts = await Promise.all(places.map((place) => hydrateIsland(place)));
  mounted = [...mounted, ...unmounts];
};

/** True if nobody has used the form yet: a page that just opened, without typed text or focus to keep. */
const isUntouched = (places: readonly HTMLElement[]) =>
  Object.keys(readDraft().values).length === 0 &&
  !places.some((place) => place.contains(document.activeElement));

/**
 * Hands the form and the map to React once one of them is within a window's height of the window, or at the first touch
 * or key: until then React would keep a phone busy for a form that is screens away. A page that opens on its form waits
 * for a move of its reader, too. Without React the form works natively.
 */
export const mountIslands = () => {
  const places = [...document.querySelectorAll<HTMLElement>(selector)];
  let waits = isFirstPage && isUntouched(places);
  isFirstPage = false;
  if (places.length === 0) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    waiting.abort();
    hydrate(places).catch(() => undefined);
  };
  const listen = (signs: readonly string[]) => {
    for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const isNear = entries.some(({ isIntersecting }) => isIntersecting);
      if (isNear && !waits) start();
      if (isNear && waits) {
        listen(['scroll', 'pointermove']);
        const timer = setTimeout(start, patience);
        signal.addEventListener('abort', () => clearTimeout(timer));
      }
      waits = false;
    },
    { rootMargin: '100%' },
  );
  for (const place of places) observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
  listen(['pointerdown', 'keydown', 'focusin']);
  mounted = [...mounted, () => waiting.abort()];
};

export const unmountIslands = () => {
  for (const unmount of mounted) unmount();
  mounted = [];
};
