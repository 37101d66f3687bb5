import { answerSlugs } from './content/answer-page';
import { areaSlugs, areas } from './content/areas';
import { fill, firmName } from './content/fill';
import { type Language, languages, localPath } from './content/languages';
import { navigationLabel } from './content/navigation-label';
import { site } from './content/site';
import { paths } from './paths';

type Crumb = { name: string; path: string };
type Alternate = { language: string; path: string };

/** One public page as the build, the sitemap and the tests see it. */
export type PublicRoute = {
  /** Its address. */
  path: string;
  /** The address of the same page in the main language. */
  main: string;
  language: Language;
  /** The page in every language that has it, itself among them. */
  alternates: readonly Alternate[];
  /** As in the title element. */
  title: string;
  /** The page's own name, for share images and lists. */
  heading: string;
  description: string;
  kind: 'home' | 'page' | 'practice-area' | 'legal' | 'answer' | 'news';
  /** The day of the last change. */
  updated: string;
  /** True if the page has the consultation form. */
  hasForm: boolean;
  /** From the home page to this one; empty on the home page. */
  breadcrumbs: readonly Crumb[];
};

type Page = Omit<PublicRoute, 'path' | 'language' | 'alternates'>;
type Meta = { meta: { title: string; description: string } };

/** Longer than this a search engine cuts a title off. */
export const longestTitle = 60;

const withFirm = (title: string) => {
  const full = `${title} | ${firmName}`;
  return full.length <= longestTitle ? full : title;
};
const head = ({ meta }: Meta, heading: string) => ({
  title: withFirm(fill(meta.title)),
  description: fill(meta.description),
  heading: fill(heading),
});
const latest = (days: readonly string[]) => days.toSorted().at(-1) ?? site.updated;

/** The pages of one language, by their paths in the main one. */
const findPages = ({ words }: Language): Page[] => {
  const label = (path: string) => navigationLabel(words, path);
  const up: Crumb[] = [{ name: label(paths.home), path: paths.home }];
  const under = (crumbs: readonly Crumb[], name: string, path: string) => [...crumbs, { name, path }];
  const servicesUp = under(up, label(paths.services), paths.services);
  const answersUp = under(up, words.layout.footer.answers.heading, paths.answers);
  const newsUp = under(up, words.newsPage.title, paths.news);
  const { news } = words.firm;
  const areaDay = latest(areaSlugs.map((slug) => areas[slug].updated));

  return [
    {
      ...head(words.home, words.home.hero.title),
      main: paths.home,
      kind: 'home',
      updated: latest([site.updated, areaDay]),
      hasForm: true,
      breadcrumbs: [],
    },
    {
      ...head(words.about, words.about.title),
      main: paths.about,
      kind: 'page',
      updated: site.updated,
      hasForm: false,
      breadcrumbs: under(up, label(paths.about), paths.about),
    },
    {
      ...head(words.services, words.services.title),
      main: paths.services,
      kind: 'page',
      updated: areaDay,
      hasForm: false,
      breadcrumbs: servicesUp,
    },
    {
      ...head(words.contact, words.contact.title),
      main: paths.contact,
      kind: 'page',
      updated: site.updated,
      hasForm: true,
      breadcrumbs: under(up, label(paths.contact), paths.contact),
    },
    {
      ...head(words.stop, words.stop.title),
      main: paths.stop,
      kind: 'page',
      updated: site.updated,
      hasForm: false,
      breadcrumbs: under(up, words.stop.title, paths.stop),
    },
    {
      ...head(words.yourData, words.yourData.title),
      main: paths.yourData,
      kind: 'page',
      updated: site.updated,
      hasForm: false,
      breadcrumbs: under(up, words.yourData.title, paths.yourData),
    },
    ...areaSlugs.map((slug): Page => {
      const area = words.practiceAreas[slug];
      const main = paths.service(slug);
      return {
        ...head(area, area.title),
        main,
        kind: 'practice-area',
        updated: areas[slug].updated,
        hasForm: true,
        breadcrumbs: under(servicesUp, area.name, main),
      };
    }),
    {
      ...head(words.answersPage, words.answersPage.title),
      main: paths.answers,
      kind: 'page',
      updated: latest(answerSlugs.map((slug) => words.answers[slug].updated)),
      hasForm: false,
      breadcrumbs: answersUp,
    },
    ...answerSlugs.map((slug): Page => {
      const answer = words.answers[slug];
      const main = paths.answer(slug);
      return {
        ...head(answer, answer.title),
        main,
        kind: 'answer',
        updated: answer.updated,
        hasForm: false,
        breadcrumbs: under(answersUp, answer.title, main),
      };
    }),
    ...(news.length === 0 ? [] : [newsList(words, newsUp, latest(news.map(({ date }) => date)))]),
    ...news.map(({ slug, title, summary, date }): Page => {
      const main = paths.newsItem(slug);
      return {
        title: withFirm(title),
        description: summary,
        heading: title,
        main,
        kind: 'news',
        updated: date,
        hasForm: false,
        breadcrumbs: under(newsUp, title, main),
      };
    }),
    ...words.legalPages.map((legal): Page => {
      const main = `/${legal.slug}`;
      return {
        ...head(legal, legal.title),
        main,
        kind: 'legal',
        updated: legal.updated,
        hasForm: false,
        breadcrumbs: under(up, legal.title, main),
      };
    }),
  ];
};

const newsList = (words: Language['words'], breadcrumbs: Crumb[], updated: string): Page => ({
  ...head(words.newsPage, words.newsPage.title),
  main: paths.news,
  kind: 'page',
  updated,
  hasForm: false,
  breadcrumbs,
});

const byLanguage = languages.map((language) => ({ language, pages: findPages(language) }));

const getAlternates = (main: string): Alternate[] =>
  byLanguage
    .filter(({ pages }) => pages.some((page) => page.main === main))
    .map(({ language }) => ({ language: language.id, path: localPath(language, main) }));

/** The one list of public pages: prerendering, sitemap, structured data and tests come from it. */
export const routes: readonly PublicRoute[] = byLanguage.flatMap(({ language, pages }) =>
  pages.map((page) => ({
    ...page,
    path: localPath(language, page.main),
    language,
    alternates: getAlternates(page.main),
    breadcrumbs: page.breadcrumbs.map(({ name, path }) => ({ name, path: localPath(language, path) })),
  })),
);

/** Rendered at build like a page but without any script: the answers to a form that was posted without one. */
export const formPages = { sent: paths.sent, problem: paths.formProblem } as const;

export { redirects, stems } from './redirects';
