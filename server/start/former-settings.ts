import type { Firm } from '../../shared/firm';
import { z } from '../../shared/zod';
import type { Models } from '../core/models';

const file = 'client/content/site.ts';
const firstContact = z.object({ promisedHours: z.number() });
const workHours = z.object({ days: z.array(z.number()), opensAt: z.number(), closesAt: z.number() });

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const isOpenAt = ({ openHours }: Pick<Firm, 'openHours'>, hours: z.infer<typeof workHours>) => {
  const listed = openHours.flatMap(({ days, opens, closes }) =>
    days.map((day) => `${day} ${minutes(opens)} ${minutes(closes)}`),
  );
  const stored = hours.days.map((day) => `${day} ${hours.opensAt * 60} ${hours.closesAt * 60}`);
  return listed.toSorted().join() === stored.toSorted().join();
};

/**
 * Removes two settings that are in the firm's file now. Returns a sentence for each whose value differed, so that nobody
 * goes on believing it.
 */
export const dropFormerSettings = async (
  { settings }: Pick<Models, 'settings'>,
  firm: Pick<Firm, 'replyHours' | 'openHours'>,
): Promise<string[]> => {
  const ids = ['firstContact', 'workHours'];
  const stored = new Map(
    (await settings.find({ _id: { $in: ids } }).lean()).map(({ _id, value }) => [_id, value]),
  );
  if (stored.size === 0) return [];
  const promise = firstContact.safeParse(stored.get('firstContact')).data;
  const hours = workHours.safeParse(stored.get('workHours')).data;
  const sentences = [
    ...(promise && promise.promisedHours !== firm.replyHours
      ? [
          `The stored setting “Response time promise” was ${promise.promisedHours} hours, and ${file} promises ${firm.replyHours ? `${firm.replyHours} hours` : 'no time'}, which counts now: if that is wrong, correct promises.replyHours there and build the site.`,
        ]
      : []),
    ...(hours && !isOpenAt(firm, hours)
      ? [
          `The stored setting “Working hours” (days ${hours.days.join(', ')} from Sunday, 0; ${hours.opensAt} to ${hours.closesAt}) differs from ${file}, which counts now: if that is wrong, correct hours there and build the site.`,
        ]
      : []),
  ];
  await settings.deleteMany({ _id: { $in: ids } });
  return sentences;
};
