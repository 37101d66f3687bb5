import { Types } from 'mongoose';
import { areSameExtension, phoneSpellings } from '../../shared/phone';
import { readPhone } from '../leads/phone';
import type { ClientDoc } from '../leads/store/client.model';
import type { Models } from './models';

const mostAtOnce = 200;
const mostFound = 2 * mostAtOnce;
/** The pause between leads before the check runs, and the longest that it waits for one, in milliseconds. */
const quiet = 500;
const longest = 10_000;

type Lead = Pick<ClientDoc, '_id' | 'keys' | 'phoneE164' | 'phoneNumber' | 'caseType'>;

const fields = { _id: 1, 'keys.email': 1, phoneE164: 1, phoneNumber: 1, caseType: 1 } as const;

type Sign = {
  path: string;
  /** A value that identifies a person, in each of its spellings; the first one stands for all. */
  of: (lead: Lead) => readonly string[];
  /** Returns the extension that tells apart people with the same number. */
  extension: (lead: Lead) => string | undefined;
};

const signs: readonly Sign[] = [
  { path: 'keys.email', of: ({ keys }) => (keys.email ? [keys.email] : []), extension: () => undefined },
  {
    path: 'phoneE164',
    of: ({ phoneE164 }) => (phoneE164 ? phoneSpellings(phoneE164) : []),
    extension: ({ phoneNumber }) => readPhone(phoneNumber).extension,
  },
];

/** A person, by one value, and a case type: leads with the same mark are duplicates, but for different extensions. */
const getMark = (sign: Sign, lead: Lead): string => `${lead.caseType} ${sign.of(lead)[0]}`;

/**
 * Returns leads that share this value with one of these and are not newer than the newest: at least the oldest of each
 * mark, and of several extensions the oldest leads.
 */
const sharing = async ({ clients }: Models, sign: Sign, leads: readonly Lead[]): Promise<Lead[]> => {
  const candidates = leads.filter((lead) => sign.of(lead).length > 0);
  const newest = candidates.at(-1)?._id;
  const find = (same: object, most: number) =>
    clients
      .find({ ...same, _id: { $lte: newest } })
      .select(fields)
      .limit(most);
  const together = await find(
    { [sign.path]: { $in: [...new Set(candidates.flatMap(sign.of))] } },
    mostFound,
  ).lean<Lead[]>();
  if (together.length < mostFound) return together;
  // An address of thousands of leads leaves no room for the others; then query each one separately.
  const oneEach = new Map(candidates.map((lead) => [getMark(sign, lead), lead])).values();
  const oldest = await Promise.all(
    [...oneEach].map((lead) =>
      find({ [sign.path]: { $in: sign.of(lead) }, caseType: lead.caseType }, mostAtOnce)
        .sort({ _id: 1 })
        .lean<Lead[]>(),
    ),
  );
  return oldest.flat();
};

/** Flags those of these leads, oldest first, whose person asked about the same case type before. */
const flag = async (models: Models, leads: readonly Lead[]): Promise<void> => {
  const earliest = new Map<Lead, string>();
  for (const sign of signs) {
    /** The oldest lead of each mark, by extension. */
    const oldest = new Map<string, Map<string | undefined, string>>();
    for (const lead of await sharing(models, sign, leads)) {
      const [id, mark, extension] = [String(lead._id), getMark(sign, lead), sign.extension(lead)];
      const ids = oldest.get(mark) ?? new Map<string | undefined, string>();
      const oldestId = ids.get(extension);
      if (oldestId === undefined || id < oldestId) oldest.set(mark, ids.set(extension, id));
    }
    for (const lead of leads) {
      const extension = sign.extension(lead);
      for (const [other, id] of oldest.get(getMark(sign, lead)) ?? [])
        if (areSameExtension(extension, other) && id < (earliest.get(lead) ?? String(lead._id)))
          earliest.set(lead, id);
    }
  }
  if (earliest.size === 0) return;
  await models.clients.bulkWrite(
    [...earliest].map(([{ _id }, duplicateOf]) => ({
      updateOne: { filter: { _id }, update: { $set: { duplicateOf } } },
    })),
    { ordered: false },
  );
};

/** Checks every lead since then again, because a server may have stopped before checking. Safe to repeat. */
export const flagDuplicatesSince = async (models: Models, since: Date): Promise<void> => {
  let after = Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1000));
  for (;;) {
    const leads = await models.clients
      .find({ _id: { $gt: after } })
      .select(fields)
      .sort({ _id: 1 })
      .limit(mostAtOnce)
      .lean<Lead[]>();
    if (leads.length === 0) return;
    await flag(models, leads);
    after = leads.at(-1)!._id;
  }
};

/**
 * Checks this server's new leads together, once none has arrived for half a second, so that a burst is accepted first.
 * The lead's sender never learns the result; staff see it a moment later.
 */
export const createDuplicateCheck = (models: Models) => {
  let batch: Lead[] = [];
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  const run = async () => {
    const leads = batch.sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1));
    batch = [];
    // Leads that could not be checked now are checked within the hour.
    for (let from = 0; from < leads.length; from += mostAtOnce)
      await flag(models, leads.slice(from, from + mostAtOnce)).catch(() => undefined);
  };
  return {
    look: ({ _id, keys, phoneE164, phoneNumber, caseType }: Lead) => {
      const now = performance.now();
      if (batch.length === 0) latest = now + longest;
      batch.push({ _id, keys, phoneNumber, caseType, ...(phoneE164 && { phoneE164 }) });
      clearTimeout(timer);
      timer = setTimeout(run, Math.min(quiet, Math.max(0, latest - now))).unref();
    },
  };
};
