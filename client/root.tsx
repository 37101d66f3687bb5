import { StrictMode, useEffect } from 'react';
import { App } from './app';

/** Says that React has taken over; tests wait for it. */
const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
};

/** The part that React renders completely: the staff area and its sign-in. */
export const Root = () => (
  <StrictMode>
    <App />
    <Hydrated />
  </StrictMode>
);
