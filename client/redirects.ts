import { product } from '../shared/constants';
import { practiceAreas } from './content/practice-areas';
import { paths } from './paths';

const vehicle = paths.service('auto-vehicle-accident-lawsuit');

/** Older names that are kept beside the one that the slug itself gives. */
const olderStems: Record<string, string> = {
  'camp-lejeune': 'camp-lejeune-water-contamination-claims',
  tivad: 'tivad-lawsuit-claims',
  talc: 'talcum-powder-claims',
  cpap: 'philips-cpap-claims',
  'round-up': 'roundup-claims',
};

/** First part of a practice area's slug -> its slug: any other ending leads to it. */
export const stems: Record<string, string> = {
  ...olderStems,
  ...Object.fromEntries(
    Object.keys(practiceAreas).map((slug) => [slug.replace(new RegExp(`-(${product}|lawsuit)$`), ''), slug]),
  ),
};

/** Exact older paths, and where they lead for good. */
export const redirects: Record<string, string> = {
  [paths.service('auto-accidents')]: vehicle,
  [paths.service(`medication-${product}`)]: paths.services,
  [paths.service('services')]: paths.services,
  ...Object.fromEntries(
    Object.entries(stems)
      .filter(([stem, slug]) => stem !== slug)
      .map(([stem, slug]) => [paths.service(stem), paths.service(slug)]),
  ),
};
