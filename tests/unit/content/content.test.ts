import { expect, test } from 'vitest';
import {
  type AreaSlug,
  areaSlugs,
  areas,
  listedAreas,
  teaserSlugs,
  widerAreas,
} from '../../../client/content/areas';
import { unreadable } from '../../../client/content/contrast';
import { legalPages } from '../../../client/content/en/pages/legal';
import { words } from '../../../client/content/en/words';
import { fill } from '../../../client/content/fill';
import { languages } from '../../../client/content/languages';
import { legalPage } from '../../../client/content/legal-page';
import { isPlaceholder, telLink } from '../../../client/content/phone';
import { plainText } from '../../../client/content/plain-text';
import { practiceArea } from '../../../client/content/practice-area';
import { site } from '../../../client/content/site';
import { siteSchema } from '../../../client/content/site-schema';
import { redirects, stems } from '../../../client/redirects';
import { routes } from '../../../client/routes';
import { areaIconNames } from '../../../client/site/parts/area-icon';
import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { serviceSlug } from '../../../shared/slug';

const english = languages[0]!;
type Page = (typeof words.practiceAreas)[AreaSlug];
const area = (slug: string) => words.practiceAreas[slug as AreaSlug];

/** Every text of a page's data as readers see it, in order. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [plainText(value, english)];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
};
const shown = ({ title, intro, sections, accordion }: Page) =>
  texts([title, intro, sections.map(({ heading, blocks }) => [heading, blocks]), accordion?.items ?? []]);
const splitWords = (page: Page) => shown(page).join(' ').split(/\s+/).length;

/** The number of entries in the lists, steps and cards of a section, in order. */
const entries = (page: Page, id: string) =>
  page.sections
    .find((section) => section.id === id)
    ?.blocks.flatMap((block) => Object.values(block).filter(Array.isArray))
    .map((list) => list.length);

type Facts = {
  counts?: Record<string, number>;
  accordion?: ['faq' | 'information', number?];
  says?: (string | RegExp)[];
};

/** The specification's requirements for each page, and nothing else. */
const facts: Record<string, Facts> = {
  'afff-claims': {
    counts: {
      conditions: 14,
      'risk-groups': 2,
      'how-claims-work': 5,
      'choosing-a-lawyer': 5,
      dangers: 13,
      eligibility: 3,
    },
    accordion: ['faq', 9],
    says: ['PFOA', 'PFOS', 'Military firefighters', 'Airport firefighters', 'until 2018', 'about 60 years'],
  },
  'asbestos-lung-cancer-claims': { accordion: ['faq', 5] },
  'pfas-claims': { accordion: ['faq', 5] },
  'depo-provera-claims': {
    counts: { eligibility: 3 },
    accordion: ['faq', 5],
    says: ['birth control', 'brain tumor', 'meningioma', 'not properly warned', 'up to three months'],
  },
  'camp-lejeune-water-contamination-claims': {
    counts: { illnesses: 10 },
    accordion: ['information'],
    says: ['1957-1987', '1957-1985', 'PCE', 'TCE', '12 pounds of mercury', 'September 2012'],
  },
  'ride-share-claims': {
    counts: { 'what-you-need': 3 },
    accordion: ['information'],
    says: [/ride receipt/i, /police report number/i, /copy of (a|your) government ID/i],
  },
  'philips-cpap-claims': {
    counts: { symptoms: 6 },
    accordion: ['information', 3],
    says: [
      /cough and chest pressure/i,
      /headaches or dizziness/i,
      /nausea and vomiting/i,
      /respiratory irritation/i,
      /sinus infections/i,
      /upper airway infection/i,
      'Injuries',
      'Defendant',
      'Status',
      /accepting cases/i,
      /litigation .* in its early stages/i,
    ],
  },
  'hair-relaxer-claims': {
    counts: { cancers: 3, 'filing-steps': 5 },
    accordion: ['faq', 10],
    says: [/endometrial/i, /ovarian/i, /uterine/i, /endometriosis/i, /uterine fibroids/i, /settlement/i],
  },
  'tivad-lawsuit-claims': {
    counts: { complications: 8 },
    says: [
      /infection/i,
      /thrombosis/i,
      /occlusion/i,
      /pneumothorax/i,
      /hemorrhage/i,
      /arrhythmia/i,
      /sepsis/i,
      /removal surgery|surgery to (take|remove)/i,
    ],
  },
  'talcum-powder-claims': { counts: { facts: 4, products: 4 }, says: ['$4.69 billion'] },
  'paraquat-claims': { says: ["Parkinson's disease", 'Who can file', '$10 million'] },
  'roundup-claims': {
    counts: { cancers: 3 },
    says: [/non-Hodgkin lymphoma/i, /multiple myeloma/i, /leukemia/i, 'about $11 billion'],
  },
  'hernia-mesh-claims': {
    says: [
      /on or after (Jan|January) 1,? 2006/,
      'more than 30 days after',
      '$184 million',
      '2011',
      /over 3,000/i,
    ],
  },
  'zantac-claims': {
    counts: { cancers: 5 },
    says: [/bladder/i, /stomach/i, /esophageal/i, /liver/i, /pancreatic/i, /brand-name/i],
  },
  'auto-vehicle-accident-lawsuit': {
    counts: { compensation: 4 },
    says: [/non-economic loss/i, /medical/i, /economic loss/i, /domestic assistance/i],
  },
  'baby-formula-lawsuit': { says: ['NEC', /necrotizing enterocolitis/i, /preterm/i] },
  'elmiron-lawsuit': { says: [/maculopathy/i, /vision/i, /at least two years/i, /within a year/i] },
  'paragard-claims': { says: [/br(oke|eak)/i, /remov/i, 'MDL 2974'] },
  'construction-accidents': { counts: { 'case-types': 7 }, says: [/third-party liability/i, 'OSHA'] },
  'chemical-exposure': { says: [/damages/i] },
  'product-liability': { says: [/damages/i] },
  'workplace-injuries': { says: [/third-party liability/i, 'OSHA'] },
};

for (const [slug, { counts = {}, accordion, says = [] }] of Object.entries(facts)) {
  test(`${slug} fits its schema and says what the specification lists for it`, () => {
    const page = area(slug);
    expect(practiceArea.parse(page)).toEqual(page);
    expect(page.slug).toBe(slug);
    for (const [id, count] of Object.entries(counts)) expect(entries(page, id), id).toContain(count);
    if (accordion) expect(page.accordion?.kind).toBe(accordion[0]);
    if (accordion?.[1]) expect(page.accordion?.items).toHaveLength(accordion[1]);
    const text = shown(page).join('\n');
    for (const one of says) expect(text).toMatch(one);
    const count = splitWords(page);
    expect(count).toBeGreaterThanOrEqual(areas[page.slug as AreaSlug].layout === 'full' ? 500 : 250);
    expect(count).toBeLessThanOrEqual(1400);
  });
}

test('there are the 21 registered practice areas and the one that they link to', () => {
  expect(areaSlugs).toEqual(expect.arrayContaining(Object.keys(facts)));
  expect(areaSlugs).toHaveLength(22);
});

test('the services list has 19 areas, those of the 18 case types and construction accidents, in four groups; three more are wider', () => {
  const listed = listedAreas.flatMap(({ slugs }) => slugs);
  expect(listed).toHaveLength(19);
  expect(listedAreas.map(({ group }) => group)).toEqual(['drugs', 'devices', 'chemicals', 'accidents']);
  const numbers = listed.map((slug) => areas[slug].caseType).filter((type) => typeof type === 'number');
  expect(numbers.toSorted((one, other) => one - other)).toEqual(builtInCaseTypes.map(({ id }) => id));
  expect(listed).toContain('construction-accidents');
  expect(widerAreas.toSorted()).toEqual(['chemical-exposure', 'product-liability', 'workplace-injuries']);
  expect(teaserSlugs).toHaveLength(6);
});

test('each area has a case type that the form offers, its own icon, and related areas that have a page', () => {
  const offered = [...builtInCaseTypes, ...otherCaseTypes].map(({ id }) => id);
  for (const { caseType, kin } of Object.values(areas)) {
    expect(offered).toContain(caseType);
    for (const one of kin) expect(areaSlugs).toContain(one);
  }
  expect(new Set(Object.values(areas).map(({ icon }) => icon)).size).toBe(areaSlugs.length);
  expect(new Set(Object.values(areas).map(({ kin }) => kin.join())).size).toBe(areaSlugs.length);
});

test('every icon that the content names is drawn', () => {
  const named = Object.values(areas).map(({ icon }) => icon);
  const iconNames = [...areaIconNames, 'Clock', 'Check', 'Phone', 'MapPin'];
  expect(named.filter((icon) => !iconNames.includes(icon))).toEqual([]);
});

test('each route has its own address, title and description, and a title that no list cuts off', () => {
  for (const { title } of routes) expect(title.length, title).toBeLessThanOrEqual(60);
  for (const key of ['path', 'title', 'description'] as const)
    expect(new Set(routes.map((route) => route[key])).size, key).toBe(routes.length);
  for (const { description, path } of routes) {
    expect(description.length, path).toBeGreaterThanOrEqual(80);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

const rawTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(rawTexts) : [];
};

test('every link in the words of the site leads to a page, and every token is one that the firm fills in', () => {
  const paths = new Set([...routes.map(({ path }) => path), '/login']);
  const all = rawTexts(words);
  const links = all.flatMap((text) => [...text.matchAll(/\]\((\/[^)#?]*)/g)].map((match) => match[1]));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((path) => !paths.has(path ?? ''))).toEqual([]);
  const filledLater = [
    '{state}',
    '{limit}',
    '{death}',
    '{injury}',
    '{area}',
    '{phone}',
    '{email}',
    '{seconds}',
    '{time}',
    '{count}',
    '{number}',
    '{case}',
    '{condition}',
    '{provider}',
    '{city}',
    '{who}',
    '{share}',
    '{base}',
    '{all}',
    '{date}',
  ];
  const placeholders = all.map(fill).flatMap((text) => text.match(/\{[a-zA-Z]+\}/g) ?? []);
  expect(placeholders.filter((token) => !filledLater.includes(token))).toEqual([]);
});

test('older names of a practice area lead to its page', () => {
  const slugs = new Set<string>(areaSlugs);
  for (const slug of Object.values(stems)) expect(slugs).toContain(slug);
  for (const path of Object.values(redirects)) expect(routes.map((route) => route.path)).toContain(path);
  expect(redirects['/services/auto-accidents']).toBe('/services/auto-vehicle-accident-lawsuit');
  expect(redirects['/services/medication-claims']).toBe('/services');
  expect(redirects['/services/services']).toBe('/services');
  for (const title of [
    'Medication Claims',
    'Chemical Exposure',
    'Workplace Injuries',
    'Auto Accidents',
    'Other',
  ]) {
    const path = `/services/${serviceSlug(title)}`;
    expect([...routes.map((route) => route.path), ...Object.keys(redirects)]).toContain(path);
  }
});

test('the legal pages and the firm fit their schemas', () => {
  expect(legalPages.map(({ slug }) => slug)).toEqual(['privacy-policy', 'terms-of-service', 'disclaimer']);
  for (const page of legalPages) expect(legalPage.parse(page)).toEqual(page);
  expect(siteSchema.parse(site)).toEqual(site);
});

test('the colours of the firm can be read on each other', () => {
  expect(unreadable(site.colours)).toEqual([]);
  expect(unreadable({ ...site.colours, accent: '#f0a060' })).toContain(
    'accent on paper reaches a contrast of 2.0; 4.5 is the least',
  );
});

test('a call button dials a real number and leaves a placeholder alone', () => {
  expect(isPlaceholder('(800) 555-0142')).toBe(true);
  expect(telLink('(800) 555-0142')).toBeUndefined();
  expect(telLink('(312) 867-5309')).toBe('tel:+13128675309');
});
