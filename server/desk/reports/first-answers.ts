import { minute } from '../../../shared/durations';
import { createClock } from '../../../shared/zoned-time';
import { findMedian } from '../../core/median';
import { lastDays } from '../dashboard/days';
import type { Deps } from '../deps';
import { hasWaited } from './first-contact';

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
export const firstAnswerReport = async (
  { arrivals, now }: Deps,
  { days, timeZone }: { days: number; timeZone: string },
) => {
  const calendar = lastDays(days, now(), timeZone);
  const [from, until] = [calendar[0]!.from.getTime(), calendar.at(-1)!.until.getTime()];
  const toLocal = createClock(timeZone);
  const total = createTimes();
  const perHour = Array.from({ length: 24 }, createTimes);
  const perSource = new Map<string, ReturnType<typeof createTimes>>();
  for (const page of (await arrivals.look()).pages.values()) {
    const conversations = page.firstCalls(true);
    page.each((row) => {
      const at = page.time('at', row);
      const source = page.text('source', row);
      if (at < from || at >= until || source === 'sample' || !hasWaited(page, row)) return;
      const own = perSource.get(source) ?? createTimes();
      perSource.set(source, own);
      for (const times of [total, perHour[new Date(toLocal(at)).getUTCHours()]!, own])
        times.add(at, page.time('answeredAt', row), conversations.get(row));
    });
  }
  return {
    total: total.summarize(),
    perHour: perHour.map((times, hour) => ({ key: String(hour), ...times.summarize() })),
    perSource: [...perSource]
      .map(([key, times]) => ({ key, ...times.summarize() }))
      .sort((one, other) => other.leads - one.leads || (one.key < other.key ? -1 : 1)),
  };
};
