/** The ending of case pages: `/services/afff-claims`. Here, because pages that know the rule should not load all constants. */
export const product = 'claims';

/** The older service names that have a page of their own. */
const slugs = new Map(
  Object.entries({
    [`Medication ${product}`]: `medication-${product}`,
    'Medication Claims': `medication-${product}`,
    'Chemical Exposure': 'chemical-exposure',
    'Workplace Injuries': 'workplace-injuries',
    'Auto Accidents': 'auto-accidents',
    'Product Liability': 'product-liability',
    'Construction Accidents': 'construction-accidents',
  }),
);

/** The slug of a service's page, from its title; any title that is not listed answers `services`. */
export const serviceSlug = (title: string): string => slugs.get(title) ?? 'services';
