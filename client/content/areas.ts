import { type AreaFacts, areaGroups } from './area-facts';
import { accidents } from './areas/accidents';
import { chemicals } from './areas/chemicals';
import { devices } from './areas/devices';
import { drugs } from './areas/drugs';
import { site } from './site';

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

/** True if a new database starts with the area. */
export const isOffered = (slug: AreaSlug): boolean =>
  site.startsWith === 'all' || site.startsWith.includes(slug);

/** The areas that the home page prefers. */
const preferred: readonly AreaSlug[] = [
  'afff-claims',
  'camp-lejeune-water-contamination-claims',
  'hair-relaxer-claims',
  'talcum-powder-claims',
  'roundup-claims',
  'auto-vehicle-accident-lawsuit',
];

/** The areas on the home page: six, or all of a firm that offers fewer. */
export const teaserSlugs: readonly AreaSlug[] = [...new Set([...preferred, ...areaSlugs])]
  .filter(isOffered)
  .slice(0, preferred.length);

/** The case types of groups, for an element that leaves the page with the last of them. */
export const groupCaseTypes = (groups: readonly string[] | undefined): string | undefined =>
  groups &&
  areaSlugs
    .filter((slug) => groups.includes(areas[slug].group))
    .map((slug) => areas[slug].caseType)
    .join(' ');
