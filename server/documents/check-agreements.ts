import type { ConsentDoc } from '../proof/consent.model';
import type { Finding } from '../proof/ledger/finding';
import type { AgreementDoc, EventDoc } from './agreement.model';
import { completeWork, stepWork } from './change-agreement';
import { isSigner } from './entered-event';
import type { Models } from './models';

export type Agreements = {
  agreements: readonly AgreementDoc[];
  /** IDs of erased agreements, from the audit log: erased with their lead, or after their retention period. */
  letGo: ReadonlySet<string>;
  /** IDs of steps, and of agreements just completed, whose jobs are pending. */
  waiting: ReadonlySet<string>;
};

/** The audit log's words for an agreement that is erased. */
export const lettingGo = { action: 'erase', entity: 'privacy', note: 'agreement' } as const;

/**
 * Loads the agreements and their pending events, without their content. Loaded before the ledger, it shows which
 * entries must exist; loaded after it, which events the entries belong to.
 */
export const loadAgreements = async ({ agreements, outbox, audit }: Models): Promise<Agreements> => {
  const docs = await agreements.find({}, { sealed: 0 }).lean<AgreementDoc[]>();
  // Read after the agreements: an event is in the outbox before it leaves an agreement.
  const entries = await outbox
    .find({ kind: { $in: [stepWork.kind, completeWork.kind] }, state: { $in: ['waiting', 'working'] } })
    .select({ data: 1 })
    .lean();
  const gone = await audit.find(lettingGo, { entityId: 1 }).lean();
  const works = [...entries, ...docs.flatMap((doc) => doc.outbox ?? [])];
  return {
    agreements: docs,
    letGo: new Set(gone.map(({ entityId }) => entityId)),
    waiting: new Set(
      works.flatMap(({ data }) => [data.step, data.agreement].filter((id) => typeof id === 'string')),
    ),
  };
};

const toId = (event: EventDoc) => `agreement-${event._id}`;

/** Returns the differences between an entry and its event. */
const difference = ({ record }: ConsentDoc, event: EventDoc, doc: AgreementDoc): string[] => {
  if (record?.kind !== 'agreement') return [];
  const signer = doc.signers.find(({ _id }) => String(_id) === event.signer);
  return [
    ...(record.agreementId === String(doc._id) ? [] : ['agreement']),
    ...(record.step === event.step ? [] : ['step']),
    ...(record.at === event.at.toISOString() ? [] : ['time']),
    ...(record.by === event.by ? [] : ['person']),
    ...(!record.signer || isSigner(record.signer, signer) ? [] : ['signer']),
    ...(record.documentHash === doc.documentHash ? [] : ['document']),
    ...(record.fileHash === undefined || record.fileHash === doc.fileHash ? [] : ['signed file']),
    ...(record.recordHash === undefined || record.recordHash === doc.recordHash ? [] : ['signed record']),
  ];
};

const finding = (recordId: string, index: number | undefined, why: string): Finding => ({
  what: 'agreement',
  ...(index !== undefined && { index }),
  recordId,
  why,
});

/** Reports events of agreements that the ledger lacks, or has differently. */
const checkEvents = (
  records: ReadonlyMap<string, ConsentDoc>,
  { agreements, waiting }: Agreements,
): Finding[] =>
  agreements.flatMap((doc) =>
    // A specimen has no entries.
    (doc.isSpecimen ? [] : doc.events).flatMap((event): Finding[] => {
      const entry = records.get(toId(event));
      const of = `${event.step} of the agreement ${doc._id}`;
      if (!entry) {
        const isWaiting =
          waiting.has(String(event._id)) || (event.step === 'complete' && waiting.has(String(doc._id)));
        return isWaiting
          ? []
          : [finding(toId(event), undefined, `the ledger has no entry of the event ${of}`)];
      }
      return difference(entry, event, doc).map((what) =>
        finding(entry._id, entry.index, `the agreement has another ${what} than the ledger: ${of}`),
      );
    }),
  );

/**
 * Compares agreements with the ledger. Reports an event in only one of the two, a difference between them, and an
 * agreement that is gone without having been erased.
 */
export const checkAgreements = (
  docs: readonly ConsentDoc[],
  { before, after }: { before: Agreements; after: Agreements },
): Finding[] => {
  const entries = docs.filter(({ kind }) => kind === 'agreement');
  const records = new Map(entries.map((doc) => [doc._id, doc]));
  const events = new Set(after.agreements.flatMap((doc) => doc.events.map(toId)));
  const there = new Set(after.agreements.map(({ _id }) => String(_id)));
  const alone = entries.flatMap(({ _id, record, index }): Finding[] => {
    // An erased entry's agreement is gone as well; `checkLedger` checks for the erasure.
    if (events.has(_id) || record?.kind !== 'agreement') return [];
    const { agreementId, step } = record;
    if (there.has(agreementId))
      return [finding(_id, index, `the event ${step} was taken out of the agreement ${agreementId}`)];
    const why = `the agreement ${agreementId} is gone, and no log says that it was let go of (${step})`;
    return after.letGo.has(agreementId) ? [] : [finding(_id, index, why)];
  });
  return [...checkEvents(records, before), ...alone];
};
