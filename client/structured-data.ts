import { fill, firmName } from './content/fill';
import { origin } from './content/origin';
import { site } from './content/site';
import { paths, shareImage } from './paths';
import type { PublicRoute } from './routes';

const firmId = `${origin}/#firm`;
const plain = (text: string) => fill(text).replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

const openingHours = site.hours.map(({ dayOfWeek, opens, closes }) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
}));

const office = ({ city, street, locality, region, postalCode, phone }: (typeof site.offices)[number]) => ({
  '@type': 'LegalService',
  name: `${firmName}, ${city}`,
  parentOrganization: { '@id': firmId },
  telephone: phone,
  image: `${origin}${shareImage(paths.home)}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'US',
  },
  openingHoursSpecification: openingHours,
});

const firm = {
  '@type': 'LegalService',
  '@id': firmId,
  name: firmName,
  legalName: site.legalName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}${shareImage(paths.home)}`,
  description: site.tagline,
  telephone: site.phone,
  email: site.emails.help,
  foundingDate: String(site.founded),
  areaServed: { '@type': 'Country', name: 'United States' },
  openingHoursSpecification: openingHours,
  sameAs: site.social.map(({ url }) => url),
  department: site.offices.map(office),
};

const website = {
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  url: `${origin}/`,
  name: firmName,
  publisher: { '@id': firmId },
};

const breadcrumbs = (crumbs: PublicRoute['breadcrumbs']) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

const questions = (faq: NonNullable<PublicRoute['faq']>) => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: plain(question),
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plain).join('\n') },
  })),
});

/** What a page tells search engines about the firm and itself, as a JSON-LD element. */
export const structuredData = ({ path, kind, breadcrumbs: crumbs, faq }: PublicRoute): string => {
  const aboutFirm = kind === 'home' || path === paths.contact || path === paths.about;
  const graph = [
    website,
    ...(aboutFirm ? [firm] : [{ '@type': 'LegalService', '@id': firmId, name: firmName, url: `${origin}/` }]),
    ...(crumbs.length > 0 ? [breadcrumbs(crumbs)] : []),
    ...(faq ? [questions(faq)] : []),
  ];
  // `</script>` in a text would end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
};
