import { minute } from '../../../shared/durations';
import { createClock } from '../../../shared/zoned-time';
import { findMedian } from '../../core/median';
import { type ReportQuery, toSpan } from '../dashboard/days';
import type { Deps } from '../deps';
import { hasWaited } from './first-contact';
import { createGroups } from './groups';

/** The median minutes from a lead's arrival to its first answer, and to the first call that reached the person. */
const createTimes = () => {
  const answers: number[] = [];
  const conversations: number[] = [];
  let leads = 0;
  return {
    add(at: number, answeredAt: number, reachedAt: number | undefined): void {
      leads++;
      if (answeredAt > 0) answers.push((answeredAt - at) / minute);
      if (reachedAt !== undefined) conversations.push((reachedAt - at) / minute);
    },
    summarize: () => ({
      leads,
      answered: answers.length,
      answer: findMedian(answers),
      reached: conversations.length,
      conversation: findMedian(conversations),
    }),
  };
};

/** Returns the time to the first answer and to the first conversation of the last days' leads, by hour and source. */
export const firstAnswerReport = async ({ arrivals, now }: Deps, query: ReportQuery) => {
  const { from, until } = toSpan(query, now());
  const toLocal = createClock(query.timeZone);
  const total = createTimes();
  const perHour = Array.from({ length: 24 }, createTimes);
  const perSource = createGroups(createTimes);
  for (const page of (await arrivals.look()).pages.values()) {
    const conversations = page.firstCalls(true);
    page.each((row) => {
      const at = page.time('at', row);
      const source = page.text('source', row);
      if (at < from || at >= until || source === 'sample' || !hasWaited(page, row)) return;
      for (const times of [total, perHour[new Date(toLocal(at)).getUTCHours()]!, perSource.get(source)])
        times.add(at, page.time('answeredAt', row), conversations.get(row));
    });
  }
  return {
    total: total.summarize(),
    perHour: perHour.map((times, hour) => ({ key: String(hour), ...times.summarize() })),
    perSource: perSource.rows('leads', (times) => times.summarize()),
  };
};
