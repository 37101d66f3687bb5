import { answerPage, answerSlugs } from '../../client/content/answer-page';
import { areaFacts } from '../../client/content/area-facts';
import { type AreaSlug, areaSlugs, areas } from '../../client/content/areas';
import { findStatements } from '../../client/content/find-statements';
import { firmWords } from '../../client/content/firm-words';
import type { Language } from '../../client/content/languages';
import { legalPage } from '../../client/content/legal-page';
import { practiceArea } from '../../client/content/practice-area';
import { register } from '../../client/content/register';
import { site } from '../../client/content/site';
import { siteSchema } from '../../client/content/site-schema';
import { longestTitle, routes } from '../../client/routes';
import { missingParts } from '../../shared/consent-texts/consent-text';
import { problemsOfFirm } from './check-firm';
import { idsOfArea, problemsOfIds, problemsOfRegister, strayEntries } from './check-statements';
import { problemsOfTranslation } from './check-translation';
import { figuresOutside } from './figures';
import { misfits } from './misfits';
import { getGrade, gradeOfPage, otherPages, problemsOfGrade } from './page-grades';
import { primaryShare, problemsOfSources, unsaidReports } from './source-ranks';

type QuestionWords = { words: { consultation: Pick<Language['words']['consultation'], 'consentText'> } };

/** Problems in the texts of a practice area, one per line. */
export const problemsOfArea = (
  slug: AreaSlug,
  language: Language,
  page: unknown = language.words.practiceAreas[slug],
) => {
  const name = `${language.id}/${slug}`;
  const problems = misfits(name, practiceArea, page);
  if (problems.length > 0) return problems;
  const { first, kin } = areas[slug];
  const said = language.words.practiceAreas[slug];
  return [
    ...figuresOutside(name, page, language, idsOfArea(slug, language)),
    ...problemsOfIds(name, idsOfArea(slug, language), language),
    ...(said.sections.some(({ id }) => id === first)
      ? []
      : [`${name}: no section ${first}, which must come first`]),
    ...kin
      .filter((one) => !Object.hasOwn(areas, one))
      .map((one) => `${name}: its related area ${one} has no page`),
    ...problemsOfGrade(name, getGrade(slug, language)),
  ];
};

/** Parts missing from the consent question, one per line. A firm without a wording does not ask it. */
export const problemsOfQuestion = ({ id, words }: Pick<Language, 'id'> & QuestionWords): string[] => {
  const { consentText } = words.consultation;
  const missing = consentText ? missingParts(consentText) : [];
  return missing.map((part) => `${id}: the wording ${consentText?.version} has no part "${part}"`);
};

/** Problems in the other pages, one per line. */
const problemsOfPages = (language: Language): string[] => {
  const { words, id } = language;
  const pages = {
    home: words.home,
    about: words.about,
    services: words.services,
    contact: words.contact,
    layout: words.layout,
    'practice-area layout': words.practiceArea,
    consultation: words.consultation,
    // The texts of rules are checked against shared/rules, which has its own figures.
    concern: { ...words.concern, hints: '', questions: {}, criteria: {} },
    answers: [words.answersPage.title, words.answersPage.intro, words.answers],
    terms: words.terms,
    news: [words.newsPage, words.firm.news],
    stop: words.stop,
    // The days in which we answer are the law's; docs/developers/research/README.md has their sources.
    'your data': { ...words.yourData, outcomes: '' },
    'not found': words.notFound,
    'fee policy': words.firm.fee.policy,
  };
  return [
    ...misfits(`${id}/firm.ts`, firmWords, words.firm),
    ...answerSlugs.flatMap((slug) => misfits(`${id}/answers/${slug}`, answerPage, words.answers[slug])),
    ...words.legalPages.flatMap((page) => misfits(`${id}/${page.slug}`, legalPage, page)),
    ...Object.entries(otherPages(language)).flatMap(([name, content]) =>
      problemsOfGrade(`${id}/${name}`, gradeOfPage(content, language)),
    ),
    ...Object.entries(pages).flatMap(([name, content]) => [
      ...figuresOutside(`${id}/${name}`, content, language),
      // Every page shows the firm's promises, with the required notes, in its footer.
      ...problemsOfIds(`${id}/${name}`, [...findStatements(content), 'firm-costs'], language),
    ]),
  ];
};

/** At least a third of the sources of a page about lawsuits are courts, agencies, laws and journals. */
export const weaklySourced = (languages: readonly Language[]) =>
  areaSlugs.flatMap((slug) => {
    if (areas[slug].standing.court.length === 0) return [];
    const ids = languages.flatMap((language) => idsOfArea(slug, language));
    const share = primaryShare([...new Set(ids)].flatMap((id) => register[id] ?? []));
    return share < 1 / 3
      ? [`${slug}: ${Math.round(100 * share)} percent of its sources are primary; a third is the least`]
      : [];
  });

const problemsOfRoutes = () =>
  routes.flatMap(({ path, title, description }) => [
    ...(title.length > longestTitle ? [`${path}: its title has ${title.length} characters`] : []),
    ...(description.length < 80 || description.length > 160
      ? [`${path}: its description has ${description.length} characters`]
      : []),
  ]);

/** Checks all site texts before the build and throws with one line per problem. */
export const checkContent = (languages: readonly Language[]): void => {
  // The others are translations of it, whichever one the firm's site begins with.
  const original = languages.find(({ id }) => id === 'en');
  const problems = [
    ...misfits('client/content/site.ts', siteSchema, site),
    ...problemsOfFirm(site),
    ...Object.entries(areas).flatMap(([slug, facts]) => misfits(`areas ${slug}`, areaFacts, facts)),
    ...problemsOfRegister(),
    ...problemsOfSources(register),
    ...strayEntries(languages),
    ...weaklySourced(languages),
    ...languages.flatMap((language) => [
      ...unsaidReports(register, language),
      ...areaSlugs.flatMap((slug) => problemsOfArea(slug, language)),
      ...problemsOfPages(language),
      ...problemsOfQuestion(language),
    ]),
    ...languages.flatMap((language) =>
      original && language !== original ? problemsOfTranslation(original, language) : [],
    ),
    ...problemsOfRoutes(),
  ];
  if (problems.length > 0) throw new Error(`The content has problems:\n${problems.join('\n')}`);
};
