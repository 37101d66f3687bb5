import { product, serviceSlug } from '../shared/slug';
import { areaSlugs } from './content/areas';
import { paths } from './paths';

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
    areaSlugs.map((slug) => [slug.replace(new RegExp(`-(${product}|lawsuit)$`), ''), slug]),
  ),
};

/** Titles of services whose slug has no page of its own, and the page that is meant. */
const withoutPage: Record<string, string> = {
  'Auto Accidents': paths.service('auto-vehicle-accident-lawsuit'),
  [`Medication ${product}`]: paths.services,
  'Any other title': paths.services,
};

/** Exact older paths, and where they lead for good. */
export const redirects: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(withoutPage).map(([title, path]) => [paths.service(serviceSlug(title)), path]),
  ),
  ...Object.fromEntries(
    Object.entries(stems)
      .filter(([stem, slug]) => stem !== slug)
      .map(([stem, slug]) => [paths.service(stem), paths.service(slug)]),
  ),
};
