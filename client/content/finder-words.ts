import { type AreaSlug, areas } from './areas';
import type { Words } from './words';

/** Additional search words for an area: its defendants, its page's own summary, and everyday words. */
export const finderWords = (slug: AreaSlug, { practiceAreas, finder }: Words): string => {
  const { group, standing } = areas[slug];
  return [
    ...standing.defendants,
    practiceAreas[slug].meta.description,
    finder.areas[slug],
    finder.groups[group],
  ].join(' ');
};
