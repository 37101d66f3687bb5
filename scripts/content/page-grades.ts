import { type AreaSlug, areas } from '../../client/content/areas';
import type { Language } from '../../client/content/languages';
import { plainText } from '../../client/content/plain-text';
import { readingGrade } from './reading-grade';
import { collectTexts } from './texts';

/** Above this grade, a text is hard to read for many people. */
export const highestGrade = 8;

/** Ids, addresses and dates are not sentences. */
const notRead = /(?:^|\.)(?:id|slug|href|updated|date|version|language|since(?:\.\d+)?)$/;
const isSentence = (text: string) => /[.!?]$/.test(text.trim());

/** The reading grade of a practice-area page, including its register statements. */
export const getGrade = (slug: AreaSlug, language: Language): number => {
  const { sections, standing, accordion, intro, story } = language.words.practiceAreas[slug];
  const ids = areas[slug].standing.timeline.map((id) => `[[${id}]]`);
  const texts = [
    intro,
    story,
    ...collectTexts([sections, standing, accordion?.items])
      .filter(({ place }) => !/\.id$|since/.test(place))
      .map(({ text }) => text),
    ...ids,
  ];
  return readingGrade(
    texts.map((text) => plainText(text, language)),
    language.id,
  );
};

/**
 * The reading grade of the sentences on any other page. Labels and headings are short and would hide hard sentences.
 */
export const gradeOfPage = (content: unknown, language: Language): number => {
  const texts = collectTexts(content)
    .filter(({ place }) => !notRead.test(place))
    .map(({ text }) => plainText(text, language));
  return readingGrade(texts.filter(isSentence), language.id);
};

/** The texts of all other pages, and of the parts shared by all pages, by name. */
export const otherPages = ({ words }: Language): Readonly<Record<string, unknown>> => ({
  layout: words.layout,
  home: words.home,
  about: words.about,
  services: words.services,
  contact: words.contact,
  'practice-area layout': words.practiceArea,
  consultation: words.consultation,
  concern: words.concern,
  stop: words.stop,
  'your data': words.yourData,
  'not found': words.notFound,
  firm: words.firm,
  answers: words.answersPage,
  ...Object.fromEntries(Object.entries(words.answers).map(([slug, page]) => [`answers/${slug}`, page])),
  terms: words.terms,
  news: words.newsPage,
  ...Object.fromEntries(words.firm.news.map((item) => [`news/${item.slug}`, item])),
  ...Object.fromEntries(words.legalPages.map((page) => [page.slug, page])),
});

/** The problem line for a page above the limit. */
export const problemsOfGrade = (name: string, grade: number): string[] =>
  grade > highestGrade ? [`${name}: reads at grade ${grade.toFixed(1)}, the limit is ${highestGrade}`] : [];
