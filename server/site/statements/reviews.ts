import type { StatementReview } from '../../../shared/schemas/site-statement';
import type { BuiltLanguage, BuiltRegister, BuiltStatement } from './built-register';
import { currentWording, writtenDay } from './current-wording';
import type { StatementEditDoc } from './statement-edit.model';

/** The reviewer of a statement's current words; undefined if they changed since the review. */
export const getReview = (
  built: BuiltRegister,
  statement: BuiltStatement,
  edit: StatementEditDoc | undefined,
): StatementReview | null => {
  const said = Object.entries(currentWording(built, statement, edit));
  const { reviewed } = edit ?? {};
  if (reviewed && said.every(([language, text]) => reviewed.words?.[language] === text)) return reviewed;
  return said.every(([language, text]) => statement.texts[language] === text) ? statement.reviewed : null;
};

/** A page's own statements; reading the page does not cover those in every page's footer. */
export const statementsOfPages = ({ statements, about }: BuiltRegister): BuiltStatement[] =>
  statements.filter(({ pages }) => !Object.keys(about).every((path) => pages.includes(path)));

/** The number of a page's statements, and the reviews among them. */
type PageReviews = { all: number; reviews: StatementReview[] };

/** The reviews of each page that names its reviewer; withdrawn statements do not count. */
export const reviewsOfPages = (
  built: BuiltRegister,
  edits: readonly StatementEditDoc[],
): ReadonlyMap<string, PageReviews> => {
  const editOf = new Map(edits.map((edit) => [edit._id, edit]));
  const pages = new Map<string, PageReviews>(
    built.pages.filter(({ saysReviewed }) => saysReviewed).map(({ path }) => [path, { all: 0, reviews: [] }]),
  );
  for (const statement of statementsOfPages(built)) {
    const edit = editOf.get(statement.id);
    if (edit?.withdrawnOn) continue;
    const review = getReview(built, statement, edit);
    for (const path of statement.pages) {
      const page = pages.get(path);
      if (!page) continue;
      page.all += 1;
      if (review) page.reviews.push(review);
    }
  }
  return pages;
};

/** A page's text about who has reviewed it, or how much of it; undefined without a review. */
export const saidOfReviews = (
  { locale, reviewed, reviewedInPart, titles }: BuiltLanguage,
  { all, reviews }: PageReviews,
) => {
  const day = reviews
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  if (!day) return undefined;
  const people = new Set(reviews.map(({ by, title }) => `${by}, ${titles[by] ?? title}`));
  const words: Record<string, string> = {
    who: new Intl.ListFormat(locale.replace('_', '-')).format(people),
    date: writtenDay(locale, day),
    count: String(reviews.length),
    all: String(all),
  };
  const isWhole = reviews.length === all;
  const template = isWhole ? reviewed : reviewedInPart;
  return {
    day,
    isWhole,
    text: template.replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder),
  };
};
