import type { Collection, mongo } from 'mongoose';
import { day, minute } from '../../../shared/durations';
import { unreadable } from '../../core/field-keys';
import { type ClientDoc, getKeys } from '../../leads/store/client.model';
import { forgetFormerKeys } from '../../leads/store/sealed/known-keys';
import type { LeadSeal } from '../../leads/store/sealed/lead-seal';
import { type ConsentDoc, closeRecord, openRecord } from '../../proof/consent.model';
import { personSecret } from '../../proof/person-keys';
import type { Models } from '../models';

const mostAtOnce = 200;

type Lead = ClientDoc & Record<string, unknown>;
type Write = { filter: object; update: mongo.UpdateFilter<mongo.Document> };
type Options = {
  models: Models;
  /** Checked between two batches; written batches stay. */
  isOver?: () => boolean;
  onProgress?: (done: number) => void;
};

/** The lead must be unchanged, so that nobody's work in between is lost. */
const sameAs = ({ _id, version, deskVersion, history, consent, mergeChanges }: Lead) => ({
  _id,
  version,
  deskVersion: deskVersion ?? { $exists: false },
  history: history ? { $size: history.length } : { $exists: false },
  ...(history?.[0] && { 'history.0._id': history[0]._id }),
  consent: { $exists: consent !== undefined },
  mergeChanges: { $exists: mergeChanges !== undefined },
});

/** The lead as it should be stored. */
const resealed = (seal: LeadSeal, lead: Lead): Write => {
  const opened = seal.open(lead);
  // A given-up key may turn up again: leave what it sealed unchanged.
  if (seal.isOn && JSON.stringify(opened).includes(unreadable))
    return { filter: sameAs(lead), update: { $set: { sealedAs: seal.mark } } };
  const claims = seal.isOn ? opened.onceKeys?.flatMap(seal.claims) : undefined;
  // Search keys of plain values must not stay.
  const {
    _id,
    searchKeys: _,
    ...stored
  } = seal.close({
    ...opened,
    ...getKeys(opened),
    ...(claims && { onceKeys: claims }),
  }) as Lead;
  const changed = Object.entries(stored).filter(
    ([name, value]) => value !== undefined && value !== lead[name] && opened[name] !== unreadable,
  );
  const gone = ['hashes', 'sealedAs', 'searchKeys'].filter((name) => name in lead && !(name in stored));
  return {
    filter: sameAs(lead),
    update: {
      $set: Object.fromEntries(changed),
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((name) => [name, '' as const])) }),
    },
  };
};

const resealedConsent = (seal: LeadSeal, doc: ConsentDoc): Write => {
  const { record } = openRecord(seal, doc);
  return {
    // An erasure may have removed the record in between.
    filter: { _id: doc._id, record: { $exists: true } },
    update: {
      $set: { ...(record && closeRecord(seal, record)), ...(seal.isOn && { sealedAs: seal.keyId }) },
      ...(!seal.isOn && { $unset: { sealedAs: '' as const } }),
    },
  };
};

type Pass = { collection: Collection; wanted: object; write: (doc: never) => Write };

/**
 * Processes once everything that does not match the setting; returns how many were found, and how many were written.
 */
const onePass = async ({ collection, wanted, write }: Pass, { isOver, onProgress }: Options) => {
  let [outdated, written, after] = [0, 0, {}];
  for (;;) {
    const docs = await collection
      .find({ ...wanted, ...after })
      .sort({ _id: 1 })
      .limit(mostAtOnce)
      .toArray();
    const last = docs.at(-1);
    if (!last || isOver?.()) return { outdated: outdated + docs.length, written };
    const { modifiedCount } = await collection.bulkWrite(
      docs.map((doc) => ({ updateOne: write(doc as never) })),
      { ordered: false },
    );
    outdated += docs.length;
    written += modifiedCount;
    after = { _id: { $gt: last._id } };
    onProgress?.(outdated);
  }
};

/** Repeats until nothing is left; false if time runs out, or something cannot be written. */
const goThrough = async (pass: Pass, options: Options): Promise<{ isDone: boolean; written: number }> => {
  let written = 0;
  for (;;) {
    const one = await onePass(pass, options);
    written += one.written;
    if (one.outdated === 0) return { isDone: true, written };
    if (one.written === 0 || options.isOver?.()) return { isDone: false, written };
  }
};

const sealSecret = async ({ secrets }: Models, seal: LeadSeal): Promise<void> => {
  const secret = await secrets.findById(personSecret).lean();
  if (!secret) return;
  const value = seal.closeText(seal.openText(secret.value, personSecret), personSecret);
  await secrets.updateOne({ _id: personSecret, value: secret.value }, { $set: { value } });
};

/**
 * Updates all stored data to the setting: encrypted with the writing key, or plain again. It may be interrupted
 * anywhere and resumes there, while leads are read and written. Returns the number of records written, and whether all
 * is done: then no earlier key is needed, and no byte of the old data is left.
 */
export const resealLeads = async (options: Options): Promise<{ isDone: boolean; written: number }> => {
  const { models } = options;
  const { leadSeal: seal } = models;
  if (!seal) return { isDone: true, written: 0 };
  await sealSecret(models, seal);
  const other = (mark: string | undefined) => (mark ? { $ne: mark } : { $exists: true });
  const leads = await goThrough(
    {
      collection: models.clients.collection,
      wanted: { sealedAs: other(seal.mark) },
      write: (lead: Lead) => resealed(seal, lead),
    },
    options,
  );
  const consents = await goThrough(
    {
      collection: models.consents.collection,
      wanted: {
        kind: { $ne: 'key' },
        record: { $exists: true },
        sealedAs: other(seal.isOn ? seal.keyId : undefined),
      },
      write: (doc: ConsentDoc) => resealedConsent(seal, doc),
    },
    options,
  );
  const written = leads.written + consents.written;
  const isDone = leads.isDone && consents.isDone;
  if (isDone && written > 0) await models.rewriteStore();
  if (isDone) await forgetFormerKeys(models, seal);
  return { isDone, written };
};

/** Well within the time limit of timed work. */
const turn = minute;
/** The pause once everything is done; leads restored from a backup may still need work. */
const restFor = day;

/** A server's timed work: a minute at a time, and a daily check once all is done. */
export const resealInTurns = ({ models, now }: { models: Models; now: () => number }) => {
  let restUntil = 0;
  return async (): Promise<void> => {
    if (now() < restUntil) return;
    const end = performance.now() + turn;
    const { isDone } = await resealLeads({ models, isOver: () => performance.now() > end });
    if (isDone) restUntil = now() + restFor;
  };
};
