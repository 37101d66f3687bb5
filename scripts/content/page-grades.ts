import { type AreaSlug, areas } from '../../client/content/areas';
import type { Language } from '../../client/content/languages';
import { plainText } from '../../client/content/plain-text';
import { readingGrade } from './reading-grade';
import { collectTexts } from './texts';

/** Above this a text is hard to read for many people. */
export const highestGrade = 8;

/** Ids, addresses, days: nobody reads them as a sentence. */
const notRead = /(?:^|\.)(?:id|slug|href|updated|date|version|language|since(?:\.\d+)?)$/;
const isSentence = (text: string) => /[.!?]$/.test(text.trim());

/** How hard a practice area's page is to read, with what the register says on it. */
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

/** How hard the sentences of any other page are to read; labels and headings, which are short, would hide them. */
export const gradeOfPage = (content: unknown, language: Language): number => {
  const texts = collectTexts(content)
    .filter(({ place }) => !notRead.test(place))
    .map(({ text }) => plainText(text, language));
  return readingGrade(texts.filter(isSentence), language.id);
};

/** The words of every page that is no practice area, and of what stands on all of them, by a name for each. */
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

/** A page that is too hard, in a line. */
export const problemsOfGrade = (name: string, grade: number): string[] =>
  grade > highestGrade ? [`${name}: reads at grade ${grade.toFixed(1)}, ${highestGrade} is the most`] : [];
