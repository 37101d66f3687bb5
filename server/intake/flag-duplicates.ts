import type { Types } from 'mongoose';
import type { ClientDoc } from '../clients/client.model';
import type { Models } from '../models';

const mostAtOnce = 200;
const mostFound = 2000;
const soon = 500;

type Lead = Pick<ClientDoc, '_id' | 'keys' | 'phoneE164' | 'caseType'>;

const fields = { _id: 1, 'keys.email': 1, phoneE164: 1, caseType: 1 } as const;

/** Leads with one of these addresses or numbers, the oldest first; together they tell who asked before. */
const relativesOf = async ({ clients }: Models, leads: readonly Lead[]): Promise<Lead[]> => {
  const emails = [...new Set(leads.map(({ keys }) => keys.email))];
  const phones = [...new Set(leads.flatMap(({ phoneE164 }) => phoneE164 ?? []))];
  const found = await Promise.all(
    [{ 'keys.email': { $in: emails } }, { phoneE164: { $in: phones } }].map((same) =>
      clients.find(same).select(fields).sort({ _id: 1 }).limit(mostFound).lean<Lead[]>(),
    ),
  );
  return found.flat();
};

const isBefore = (one: Types.ObjectId, other: Types.ObjectId) => String(one) < String(other);

/** The oldest lead of the same person about the same case type that came before this one. */
const earlierOf = (lead: Lead, relatives: readonly Lead[]): string | undefined =>
  relatives
    .filter(
      ({ _id, keys, phoneE164, caseType }) =>
        caseType === lead.caseType &&
        isBefore(_id, lead._id) &&
        (keys.email === lead.keys.email || (phoneE164 !== undefined && phoneE164 === lead.phoneE164)),
    )
    .map(({ _id }) => String(_id))
    .sort()
    .at(0);

/**
 * Marks the leads of a person who asked before. Whoever sends a lead is never told; staff see it a moment later. A lead
 * carries `unchecked` from its own write on, so that none is forgotten; looking at one twice does no harm.
 */
export const flagDuplicates = async (models: Models): Promise<void> => {
  for (;;) {
    const leads = await models.clients
      .find({ unchecked: true })
      .select(fields)
      .limit(mostAtOnce)
      .lean<Lead[]>();
    if (leads.length === 0) return;
    const relatives = await relativesOf(models, leads);
    await models.clients.bulkWrite(
      leads.map((lead) => {
        const duplicateOf = earlierOf(lead, relatives);
        return {
          updateOne: {
            filter: { _id: lead._id },
            update: { $unset: { unchecked: '' as const }, ...(duplicateOf && { $set: { duplicateOf } }) },
          },
        };
      }),
      { ordered: false },
    );
  }
};

/** Looks for duplicates half a second after a lead was taken in here, once for all that came meanwhile. */
export const createDuplicateCheck = (models: Models) => {
  let isDue = false;
  const run = async () => {
    isDue = false;
    // What could not be looked at now is found by the hourly look, or by the next lead's.
    await flagDuplicates(models).catch(() => undefined);
  };
  return {
    soon: () => {
      if (!isDue) setTimeout(run, soon).unref();
      isDue = true;
    },
  };
};

export type DuplicateCheck = ReturnType<typeof createDuplicateCheck>;
