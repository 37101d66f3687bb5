import { type AreaFacts, areaGroups } from './area-facts';
import { accidents } from './areas/accidents';
import { chemicals } from './areas/chemicals';
import { devices } from './areas/devices';
import { drugs } from './areas/drugs';

const allAreas = { ...drugs, ...devices, ...chemicals, ...accidents } as const;

export type AreaSlug = keyof typeof allAreas;

/** Every practice-area page by its slug: the 19 of the list of services, and three more that pages link to. */
export const areas: Readonly<Record<AreaSlug, AreaFacts>> = allAreas;
export const areaSlugs = Object.keys(allAreas) as AreaSlug[];

const listed = (slug: AreaSlug) =>
  typeof areas[slug].caseType === 'number' || slug === 'construction-accidents';

/** The 19 of the list of services, a group each; in a group by their case types. */
export const listedAreas = areaGroups.map((group) => ({
  group,
  slugs: areaSlugs.filter((slug) => areas[slug].group === group && listed(slug)),
}));

/** Subjects for somebody who does not know the product, or knows of several. */
export const widerAreas = areaSlugs.filter((slug) => !listed(slug));

/** The six that the home page shows. */
export const teaserSlugs: readonly AreaSlug[] = [
  'afff-claims',
  'camp-lejeune-water-contamination-claims',
  'hair-relaxer-claims',
  'talcum-powder-claims',
  'roundup-claims',
  'auto-vehicle-accident-lawsuit',
];
