import { legalPage } from '../../client/content/legal-page';
import { legalPages } from '../../client/content/pages/legal';
import { type PracticeArea, practiceArea } from '../../client/content/practice-area';
import { practiceAreas } from '../../client/content/practice-areas';
import { site } from '../../client/content/site';
import { siteSchema } from '../../client/content/site-schema';
import type { z } from '../../shared/zod';

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};

/** What does not fit its schema, each line with the place where it stands. */
const misfits = (name: string, schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${name}: ${path.join('.')}: ${message}`,
  );

/** Notes on figures that the page no longer gives. */
const strayFigures = ({ figures, ...page }: PracticeArea) => {
  const words = textsOf(page).join('\n').toLowerCase();
  return figures
    .filter(({ text }) => !words.includes(text.toLowerCase()))
    .map(({ text }) => `${page.slug}: its figures name "${text}", which the page does not say`);
};

/** What is wrong with a practice area as a firm has written it, a line each. */
export const problemsOf = (page: PracticeArea): string[] => {
  const found = misfits(page.slug, practiceArea, page);
  return found.length > 0 ? found : strayFigures(page);
};

/** Throws with a line for each thing that is wrong in the words of the site; called before anything is built from them. */
export const checkContent = async (): Promise<void> => {
  const areas = await Promise.all(Object.values(practiceAreas).map((load) => load()));
  const problems = [
    ...misfits('client/content/site.ts', siteSchema, site),
    ...areas.flatMap(problemsOf),
    ...legalPages.flatMap((page) => misfits(page.slug, legalPage, page)),
  ];
  if (problems.length > 0) throw new Error(`The content does not fit:\n${problems.join('\n')}`);
};
