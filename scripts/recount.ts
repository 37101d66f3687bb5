import { type Book, createArrivals } from '../server/leads/arrivals/arrivals';
import { withModels } from './with-models';

/** The leads as they are counted, in one order. */
const toLines = (book: Book): string[] => {
  const lines: string[] = [];
  book.each((page, row) => {
    lines.push(JSON.stringify(page.describe(row)));
  });
  return lines.sort();
};

/** Counts the leads for reports and views from scratch, and says if the stored counts differed. */
export const recount = (): Promise<void> =>
  withModels(async ({ models }) => {
    const arrivals = createArrivals(models, Date.now);
    const before = toLines(await arrivals.look());
    const leads = await arrivals.rebuild();
    const after = toLines(await arrivals.look());
    const stale = after.filter((line, place) => line !== before[place]).length;
    console.log(`Counted ${leads.toLocaleString('en')} leads, including deleted ones.`);
    console.log(
      stale === 0 && before.length === after.length
        ? 'The stored counts were right.'
        : 'The stored counts differed and are replaced. Restart running servers.',
    );
  });
