import type { ClientDoc } from '../clients/client.model';
import type { Models } from '../models';

const mostAtOnce = 200;
const mostFound = 2000;
const soon = 500;

type Lead = Pick<ClientDoc, '_id' | 'keys' | 'phoneE164' | 'caseType'>;

const fields = { _id: 1, 'keys.email': 1, phoneE164: 1, caseType: 1 } as const;

/** What makes two leads those of one person about one case type. */
const marksOf = ({ keys, phoneE164, caseType }: Lead): string[] => [
  `${caseType} ${keys.email}`,
  ...(phoneE164 ? [`${caseType} ${phoneE164}`] : []),
];

/** For each mark of these leads the id of the oldest lead that has it. */
const oldestByMark = async ({ clients }: Models, leads: readonly Lead[]): Promise<Map<string, string>> => {
  const emails = [...new Set(leads.map(({ keys }) => keys.email))];
  const phones = [...new Set(leads.flatMap(({ phoneE164 }) => phoneE164 ?? []))];
  const find = (same: object, most: number) =>
    clients.find(same).select(fields).sort({ _id: 1 }).limit(most).lean<Lead[]>();
  const together = await Promise.all([
    find({ 'keys.email': { $in: emails } }, mostFound),
    find({ phoneE164: { $in: phones } }, mostFound),
  ]);
  // An address that thousands of leads have leaves no room for the others: then each is asked for by itself.
  const found = together.some(({ length }) => length === mostFound)
    ? await Promise.all(
        leads.flatMap(({ keys, phoneE164, caseType }) => [
          find({ 'keys.email': keys.email, caseType }, 1),
          ...(phoneE164 ? [find({ phoneE164, caseType }, 1)] : []),
        ]),
      )
    : together;
  const oldest = new Map<string, string>();
  for (const lead of found.flat())
    for (const mark of marksOf(lead)) {
      const id = String(lead._id);
      const known = oldest.get(mark);
      if (known === undefined || id < known) oldest.set(mark, id);
    }
  return oldest;
};

/** The oldest lead of the same person about the same case type that came before this one. */
const earlierOf = (lead: Lead, oldest: ReadonlyMap<string, string>): string | undefined =>
  marksOf(lead)
    .flatMap((mark) => oldest.get(mark) ?? [])
    .filter((id) => id < String(lead._id))
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
    const oldest = await oldestByMark(models, leads);
    await models.clients.bulkWrite(
      leads.map((lead) => {
        const duplicateOf = earlierOf(lead, oldest);
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
