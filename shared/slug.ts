/**
 * The ending of case pages: `/services/afff-claims`. It lives here so that pages using the rule do not load all
 * constants.
 */
export const product = 'claims';

/** The older service names that have their own page. */
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

/** The slug of a service's page, by title; unlisted titles return `services`. */
export const serviceSlug = (title: string): string => slugs.get(title) ?? 'services';
