import { useEffect, useState } from 'react';

/** Returns the current time and updates it, for durations and clocks on a page. */
export const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
