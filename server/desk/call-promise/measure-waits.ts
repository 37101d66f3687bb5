import { day } from '../../../shared/durations';
import { createOfficeTime, type OfficeTime } from '../../contact/rules/office-time';
import type { Book } from '../../leads/arrivals/arrivals';
import type { Deps } from '../deps';
import { hasWaited } from '../reports/first-contact';
import { type Measured, measuredId } from './call-promise';

const lastDays = 30;

/** With fewer leads, the slowest tenth says nothing. */
const fewest = 20;
const inTime = 0.9;

/**
 * Returns the shortest wait within which nine of ten leads were called, of those that were called or have waited longer;
 * null if there is none.
 */
export const findTenth = (called: readonly number[], waiting: readonly number[]): number | null => {
  const waits = called.toSorted((one, other) => one - other);
  const open = waiting.toSorted((one, other) => one - other);
  let shorter = 0;
  for (const [index, wait] of waits.entries()) {
    while (shorter < open.length && open[shorter]! < wait) shorter++;
    if (index + 1 >= inTime * (waits.length + open.length - shorter)) return wait;
  }
  return null;
};

/** The waits in office hours of the leads that arrived since then: until the first call, or until now. */
const collectWaits = (book: Book, office: OfficeTime, since: number, now: number) => {
  const called: number[] = [];
  const waiting: number[] = [];
  for (const page of book.pages.values()) {
    const firstCalls = page.firstCalls();
    page.each((row) => {
      const at = page.time('at', row);
      if (at < since || page.text('source', row) === 'sample' || !hasWaited(page, row)) return;
      const callAt = firstCalls.get(row);
      if (callAt !== undefined) called.push(office.between(at, callAt));
      else if (page.is('waits', row)) waiting.push(office.between(at, now));
    });
  }
  return { called, waiting };
};

/** Measures how long the leads of the last month waited for their first call, for the promise to the next ones. */
export const measureWaits = async ({ models, arrivals, agreements, now }: Deps): Promise<void> => {
  const office = createOfficeTime(await agreements.firm());
  const at = now();
  const { called, waiting } = collectWaits(await arrivals.look(), office, at - lastDays * day, at);
  const value: Measured =
    called.length + waiting.length < fewest ? null : { tenth: findTenth(called, waiting) };
  await models.settings.updateOne(
    { _id: measuredId },
    { $set: { value: { measured: value }, updatedAt: new Date(at) }, $setOnInsert: { version: 0 } },
    { upsert: true },
  );
};
