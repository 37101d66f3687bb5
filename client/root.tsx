import { StrictMode, useEffect } from 'react';
import { App } from './app';

/** Says that React has taken over; tests wait for it. */
const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
};

/** The same tree for the build and for the browser: ids that React makes depend on its shape. */
export const Root = ({ ssrPath }: { ssrPath?: string }) => (
  <StrictMode>
    <App ssrPath={ssrPath} />
    <Hydrated />
  </StrictMode>
);
