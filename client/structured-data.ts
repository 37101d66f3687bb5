import { isSampleEmail } from './content/email';
import { firmName } from './content/fill';
import { origin } from './content/origin';
import { isPlaceholder } from './content/phone';
import { admittedIn, promised } from './content/promises';
import { site } from './content/site';
import type { Office } from './content/site-schema';
import { paths, shareImage } from './paths';
import type { PublicRoute } from './routes';

const firmId = `${origin}/#firm`;

/** Leaves out anything the firm has not stated. */
const openingHours =
  site.hours.length === 0
    ? {}
    : {
        openingHoursSpecification: site.hours.map(({ dayOfWeek, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek,
          opens,
          closes,
        })),
      };

const areaServed = (states: Readonly<Record<string, string>>) => {
  if (promised.everywhere) return { areaServed: { '@type': 'Country', name: 'United States' } };
  const ours = admittedIn.map((state) => ({ '@type': 'State', name: states[state] ?? state }));
  return ours.length > 0 ? { areaServed: ours } : {};
};

/** Leaves out the placeholder phone number and e-mail address. */
const telephone = (phone: string) => (isPlaceholder(phone) ? {} : { telephone: phone });

const email = (address: string) => (isSampleEmail(address) ? {} : { email: address });

const postal = ({ street, locality, region, postalCode }: Office) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'US',
  },
});

const office = (one: Office) => ({
  '@type': 'LegalService',
  name: `${firmName}, ${one.city}`,
  parentOrganization: { '@id': firmId },
  ...telephone(one.phone),
  image: `${origin}${shareImage(paths.home)}`,
  ...postal(one),
  ...openingHours,
});

/** Where the firm really is: nobody goes to an address of a demonstration. */
const [headOffice, ...otherOffices] = site.isDemonstration ? [] : site.offices;

/** The data about the firm on every page. */
const firmInBrief = {
  '@type': 'LegalService',
  '@id': firmId,
  name: firmName,
  url: `${origin}/`,
  ...telephone(site.phone),
  ...(headOffice ? postal(headOffice) : {}),
};

const firm = ({ language }: PublicRoute) => ({
  ...firmInBrief,
  legalName: site.legalName,
  logo: `${origin}/icon-512.png`,
  image: `${origin}${shareImage(paths.home)}`,
  description: language.words.firm.tagline,
  ...email(site.emails.help),
  foundingDate: String(site.founded),
  ...areaServed(language.words.states),
  ...openingHours,
  ...(site.social.length > 0 ? { sameAs: site.social.map(({ url }) => url) } : {}),
  ...(otherOffices.length > 0 ? { department: otherOffices.map(office) } : {}),
});

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

/** When a page came out with this firm's site, and when it was last changed; news came out on its day. */
const getDates = ({ kind, updated }: Pick<PublicRoute, 'kind' | 'updated'>) => {
  const published = kind === 'news' ? updated : site.published;
  return { datePublished: published, dateModified: updated > published ? updated : published };
};

/** A page that is no article: what it is about is the firm. */
const webPage = ({ kind, path, heading, description, updated, language }: PublicRoute) => ({
  '@type': 'WebPage',
  '@id': `${origin}${path}#page`,
  url: `${origin}${path}`,
  name: heading,
  description,
  ...getDates({ kind, updated }),
  inLanguage: language.id,
  isPartOf: { '@id': `${origin}/#website` },
  about: { '@id': firmId },
});

const article = ({ kind, path, heading, description, updated, language }: PublicRoute) => ({
  '@type': kind === 'news' ? 'NewsArticle' : 'Article',
  headline: heading,
  description,
  ...getDates({ kind, updated }),
  inLanguage: language.id,
  image: `${origin}${shareImage(path)}`,
  mainEntityOfPage: `${origin}${path}`,
  author: { '@id': firmId },
  publisher: { '@id': firmId },
});

const articleKinds: readonly PublicRoute['kind'][] = ['practice-area', 'answer', 'news'];

/** Structured data about the firm and the page, as a JSON-LD element. */
export const structuredData = (route: PublicRoute): string => {
  const { main, kind, breadcrumbs: crumbs } = route;
  const aboutFirm = kind === 'home' || main === paths.contact || main === paths.about;
  const graph = [
    website,
    aboutFirm ? firm(route) : firmInBrief,
    ...(crumbs.length > 0 ? [breadcrumbs(crumbs)] : []),
    articleKinds.includes(kind) ? article(route) : webPage(route),
  ];
  // `</script>` in a text would end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
};
