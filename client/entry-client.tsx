import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Root } from './root';
import { loadPage } from './site/pages';

// Takes over a page that the build has rendered; in slices, so that a touch never waits for it.
await loadPage(location.pathname);
const root = document.getElementById('root');
if (root) {
  startTransition(() => {
    hydrateRoot(root, <Root />, { onRecoverableError: (error) => console.error('HYDRATION', error) });
  });
}
