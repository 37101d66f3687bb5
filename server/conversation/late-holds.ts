import { day } from '../../shared/durations';
import { federal, isHoliday, nextDay, toDay } from '../contact/rules/holidays';
import type { Conversation } from './content';
import { endLateHold } from './hold-number';

/** 47 CFR 64.1200(a)(10): a request to stop is honored within ten business days. */
const mostDays = 10;
const mostAtOnce = 200;

/** Returns true if ten business days, without weekends and federal holidays, are over. */
export const isLate = (heldAt: number, now: number): boolean => {
  const [first, last] = [toDay(heldAt), toDay(now)];
  let count = 0;
  for (let one = nextDay(first); ; one = nextDay(one)) {
    if (Date.UTC(one.year, one.month - 1, one.day) > Date.UTC(last.year, last.month - 1, last.day))
      return false;
    if (one.weekday !== 0 && one.weekday !== 6 && !isHoliday(federal, one)) count++;
    if (count === mostDays) return true;
  }
};

/** Makes withdrawals of holds that nobody decided in time. */
export const endLateHolds = async (conversation: Conversation, signal: AbortSignal): Promise<void> => {
  const { models, now } = conversation;
  const old = await models.numberHolds
    .find({ at: { $lte: new Date(now() - mostDays * day) } })
    .sort({ at: 1 })
    .limit(mostAtOnce)
    .lean();
  for (const hold of old) {
    if (signal.aborted) return;
    const isOpen = isLate(hold.at.getTime(), now()) && (await models.numberHolds.exists({ _id: hold._id }));
    if (isOpen) await endLateHold(conversation, hold);
  }
};
