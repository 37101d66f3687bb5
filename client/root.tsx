import { StrictMode, useEffect } from 'react';
import { App } from './app';

/** Says that React has taken over; tests wait for it. */
const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
};

/** What React runs as a whole: the staff area and the way into it. */
export const Root = () => (
  <StrictMode>
    <App />
    <Hydrated />
  </StrictMode>
);
