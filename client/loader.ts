// The only script of a public page until it is idle or touched; the page is complete and usable without it.
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** The build lists what the page needs, so that all of it is fetched side by side; development finds its own way. */
const loadReact = () => {
  if (import.meta.env.DEV) return import('./entry-client');
  const listed = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')?.content ?? '';
  const [entry = '', ...others] = listed.split(' ');
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return import(/* @vite-ignore */ entry);
};

let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  // Without it the page is still a page: links, accordions and the form work natively.
  loadReact().catch(() => undefined);
};

const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 300);
};

/** An idle moment may come before the page has been painted even once; scripts asked for then would hold it up. */
const whenPainted = () => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return whenIdle();
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    whenIdle();
  });
  observer.observe({ type: 'paint', buffered: true });
};

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted, { once: true });
