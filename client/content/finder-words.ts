import { type AreaSlug, areas } from './areas';
import type { Words } from './words';

/** What the list of services finds an area by besides what it shows: whom people sue, what its page says of itself, and what people call it. */
export const finderWords = (slug: AreaSlug, { practiceAreas, finder }: Words): string => {
  const { group, standing } = areas[slug];
  return [
    ...standing.defendants,
    practiceAreas[slug].meta.description,
    finder.areas[slug],
    finder.groups[group],
  ].join(' ');
};
