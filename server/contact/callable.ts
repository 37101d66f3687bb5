import { Types } from 'mongoose';
import { phoneSpellings } from '../../shared/phone';
import { openStatuses } from '../../shared/schemas/client';
import { createCache } from '../core/db/cache';
import { fold } from '../core/db/search';
import { toE164 } from '../leads/phone';
import type { ClientDoc } from '../leads/store/client.model';
import { findFacts, type GateNeeds, leadFields, loadFirmSettings, standingFacts } from './lead-facts';
import { standingReason } from './rules/decide-contact';
import { isOpenFor } from './rules/open-hours';
import { findClosed } from './rules/open-states';

type Filter = Record<string, unknown>;

/** The time a lookup of open hours is cached, in milliseconds. */
const keptFor = 5000;

const unmarked = { status: { $in: openStatuses }, phoneMark: null };

/** The leads that can be called at this hour where numbers or ZIP codes are encrypted, which must be opened first. */
const openHoursSealed = async ({ models, now }: GateNeeds): Promise<Filter> => {
  const leads = await models.clients
    .find(unmarked)
    .select({ state: 1, zip: 1, phoneNumber: 1 })
    .lean<Pick<ClientDoc, '_id' | 'state' | 'zip' | 'phoneNumber'>[]>();
  return { _id: { $in: leads.filter(isOpenFor(now())).map(({ _id }) => _id) } };
};

/** Returns the leads of people who asked us to stop; the gate says whether that still applies to each. */
const refusedLeads = async (needs: GateNeeds): Promise<Types.ObjectId[]> => {
  const { models } = needs;
  const withdrawals = await models.consents.find({ kind: 'withdrawal' }).select({ record: 1 }).lean();
  const records = withdrawals.flatMap(({ record }) => (record?.kind === 'withdrawal' ? [record] : []));
  const named = (by: (record: (typeof records)[number]) => string | undefined) => [
    ...new Set(records.flatMap((record) => by(record) ?? [])),
  ];
  const held = await models.clients
    .find({ _id: { $in: await models.numberHolds.distinct('clientId') } })
    .select({ phoneE164: 1, email: 1 })
    .lean();
  const numbers = [
    ...named(({ phoneNumber }) => phoneNumber && toE164(phoneNumber)),
    ...held.flatMap(({ phoneE164 }) => phoneE164 ?? []),
  ];
  const emails = [
    ...named(({ email }) => email && fold(email)),
    ...held.flatMap(({ email }) => (email ? fold(email) : [])),
  ];
  const questions: Filter[] = [
    { phoneE164: { $in: numbers.flatMap(phoneSpellings) } },
    { 'keys.email': { $in: emails } },
    {
      _id: {
        $in: [...named(({ clientId }) => clientId), ...held.map(({ _id }) => String(_id))].map(
          (id) => new Types.ObjectId(id),
        ),
      },
    },
  ];
  const results = await Promise.all(
    questions.map((of) => models.clients.find(of).select(leadFields).lean<ClientDoc[]>()),
  );
  const leads = [...new Map(results.flat().map((lead) => [String(lead._id), lead])).values()];
  const [ground, facts] = await Promise.all([loadFirmSettings(needs), findFacts(needs, leads)]);
  return leads.flatMap(({ _id }, at) =>
    standingReason(standingFacts(facts[at]!, 'call', ground)) ? [_id] : [],
  );
};

/**
 * Returns the filter for leads that may be called by hand now: open ones, at an allowed hour wherever the person may
 * be, without people who asked us to stop. Lists and counts use it. A call itself asks the gate, which knows more
 * (imported lists, earlier tries).
 */
export const createCallable = (needs: GateNeeds) => {
  const sealed = needs.models.leadSeal?.names ?? [];
  const isSealed = sealed.includes('phoneNumber') || sealed.includes('zip');
  const load = async (): Promise<Filter> => {
    const [opened, refused] = await Promise.all([
      isSealed ? openHoursSealed(needs) : {},
      refusedLeads(needs),
    ]);
    const shut = isSealed ? [] : findClosed(needs.now());
    const others = [...shut, ...(refused.length > 0 ? [{ _id: { $in: refused } }] : [])];
    return { ...unmarked, ...opened, ...(others.length > 0 && { $nor: others }) };
  };
  const filters = createCache(keptFor, load, needs.now);
  return { filter: () => filters.get() };
};

export type Callable = ReturnType<typeof createCallable>;
