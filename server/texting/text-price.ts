import type { TextPrice } from '../../shared/schemas/message';
import type { Texts } from './texts';

/** The newest texts that are looked at: the provider names a price only some time after the text left. */
const mostRead = 50;

/** Returns what a segment of our newest priced text cost; undefined before the provider named a price. */
export const readTextPrice = async ({ models }: Pick<Texts, 'models'>): Promise<TextPrice | undefined> => {
  const newest = await models.messages
    .find({ channel: 'text', direction: 'out' })
    .sort({ at: -1 })
    .limit(mostRead)
    .select({ cost: 1, segments: 1 })
    .lean();
  for (const { cost, segments } of newest) {
    const [amount, currency = ''] = cost?.split(' ') ?? [];
    if (segments && /^[A-Z]{3}$/.test(currency)) return { amount: Number(amount) / segments, currency };
  }
  return undefined;
};
