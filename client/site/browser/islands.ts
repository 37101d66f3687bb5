const selector = '[data-island]';
type Unmount = () => void;
let mounted: Unmount[] = [];

/** Hydrates the parts of the page that React runs: the form and the map. A page without them never loads React. */
export const mountIslands = async () => {
  const places = [...document.querySelectorAll<HTMLElement>(selector)];
  if (places.length === 0) return;
  const { hydrateIsland } = await import('../islands');
  const unmounts = await Promise.all(places.map((place) => hydrateIsland(place)));
  mounted = [...mounted, ...unmounts];
};

export const unmountIslands = () => {
  for (const unmount of mounted) unmount();
  mounted = [];
};
