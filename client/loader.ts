// The only script of a public page until it is idle or touched; the page is complete and usable without it.

/** The build lists what the page needs, so that all of it is fetched side by side; development finds its own way. */
const loadReact = () => {
  if (import.meta.env.DEV) return import('./entry-client');
  const listed = document.querySelector<HTMLMetaElement>('[name=page-scripts]')?.content ?? '';
  const [entry = '', ...others] = listed.split(' ');
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return import(/* @vite-ignore */ entry);
};

const waiting = new AbortController();
const { signal } = waiting;
const start = () => {
  if (signal.aborted) return;
  waiting.abort();
  // Without it the page is still a page: links, accordions and the form work natively.
  loadReact().catch(() => undefined);
};

const whenIdle = () => window.requestIdleCallback?.(start, { timeout: 3000 }) ?? setTimeout(start, 300);

/** An idle moment may come before the first words are on the screen; scripts asked for then would hold up their fonts. */
const whenPainted = () => {
  const type = 'largest-contentful-paint';
  if (window.PerformanceObserver?.supportedEntryTypes?.includes(type))
    new PerformanceObserver(whenIdle).observe({ type, buffered: true });
  else whenIdle();
};

for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
  addEventListener(sign, start, { capture: true, passive: true, signal });
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted);
