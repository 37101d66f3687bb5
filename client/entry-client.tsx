import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { loadPage } from './site/pages';

/** Says that React has taken over; tests wait for it. */
const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
};

/** Takes over a page that the build has rendered; in slices, so that a touch never waits for it. */
export const hydratePage = async () => {
  await loadPage(location.pathname);
  const root = document.getElementById('root');
  if (!root) return;
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App />
        <Hydrated />
      </StrictMode>,
      { onRecoverableError: (error) => console.error('HYDRATION', error) },
    );
  });
};
