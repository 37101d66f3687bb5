// The only script of a public page until it is idle or touched; the page is complete and usable without it.
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  import('./entry-client').then(({ hydratePage }) => hydratePage());
};

const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 300);
};

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
