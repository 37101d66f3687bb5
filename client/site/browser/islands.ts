const selector = '[data-island]';
type Unmount = () => void;
let mounted: Unmount[] = [];

const hydrate = async (places: readonly HTMLElement[]) => {
  const { hydrateIsland } = await import('../islands');
  const unmounts = await Promise.all(places.map((place) => hydrateIsland(place)));
  mounted = [...mounted, ...unmounts];
};

/**
 * Hands the form and the map to React once one of them is within a window's height of the window, or at the first touch
 * or key: until then React would keep a phone busy for a form that is screens away. Without it the form works natively.
 */
export const mountIslands = () => {
  const places = [...document.querySelectorAll<HTMLElement>(selector)];
  if (places.length === 0) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    waiting.abort();
    hydrate(places).catch(() => undefined);
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: '100%' },
  );
  for (const place of places) observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, start, { capture: true, passive: true, signal });
  mounted = [...mounted, () => waiting.abort()];
};

export const unmountIslands = () => {
  for (const unmount of mounted) unmount();
  mounted = [];
};
