import { type AreaFacts, areaGroups } from './area-facts';
import { accidents } from './areas/accidents';
import { chemicals } from './areas/chemicals';
import { devices } from './areas/devices';
import { drugs } from './areas/drugs';

const allAreas = { ...drugs, ...devices, ...chemicals, ...accidents } as const;

export type AreaSlug = keyof typeof allAreas;

/** Every practice-area page by slug: the 19 in the services list, and three more that pages link to. */
export const areas: Readonly<Record<AreaSlug, AreaFacts>> = allAreas;
export const areaSlugs = Object.keys(allAreas) as AreaSlug[];

const listed = (slug: AreaSlug) =>
  typeof areas[slug].caseType === 'number' || slug === 'construction-accidents';

/** The 19 in the services list, by group, then by case type. */
export const listedAreas = areaGroups.map((group) => ({
  group,
  slugs: areaSlugs.filter((slug) => areas[slug].group === group && listed(slug)),
}));

/** Subjects for readers who do not know the product, or know of several. */
export const widerAreas = areaSlugs.filter((slug) => !listed(slug));

/** The six areas on the home page. */
export const teaserSlugs: readonly AreaSlug[] = [
  'afff-claims',
  'camp-lejeune-water-contamination-claims',
  'hair-relaxer-claims',
  'talcum-powder-claims',
  'roundup-claims',
  'auto-vehicle-accident-lawsuit',
];
