import type { AgreementQuery, AgreementRecord, AgreementState } from '../../shared/schemas/agreement';
import type { Certificate } from '../../shared/schemas/consent';
import { readPage } from '../core/read-page';
import { findAllIds } from '../leads/store/lead-by-id';
import { findCertificate } from '../proof/certificate';
import type { ConsentDoc } from '../proof/consent.model';
import type { AgreementDoc } from './agreement.model';
import { toAgreement } from './agreement-record';
import { agreementById } from './change-agreement';
import type { Deps } from './deps';

/** Returns the agreements of a lead and of those merged into it, newest first; the documents of an envelope in order. */
export const findAgreements = async (needs: Deps, leadId: string): Promise<AgreementRecord[]> => {
  const { models, now } = needs;
  const docs = await models.agreements
    .find({ leadId: { $in: await findAllIds(needs, leadId) } }, { sealed: 0 })
    .sort({ sentAt: -1, 'envelope.place': 1, _id: -1 })
    .lean<AgreementDoc[]>();
  return docs.map((doc) => toAgreement(doc, now()));
};

/** Returns the filter for a state; an agreement that waits expires by time alone. */
const inState = (state: AgreementState, now: Date): object => {
  if (state === 'expired')
    return { $or: [{ state }, { state: { $in: ['sent', 'opened'] }, expiresAt: { $lte: now } }] };
  return state === 'sent' || state === 'opened' ? { state, expiresAt: { $gt: now } } : { state };
};

const ended = ['complete', 'declined', 'void', 'expired'] as const satisfies AgreementState[];

/** Returns the filter for whose turn it is. A specimen waits for no one. */
const waitsFor = (who: NonNullable<AgreementQuery['waiting']>, now: Date): object => {
  const isReal = { isSpecimen: { $ne: true } };
  if (who === 'firm') return { state: 'signed', ...isReal };
  if (who === 'signer') return { state: { $in: ['sent', 'opened'] }, expiresAt: { $gt: now }, ...isReal };
  return {
    $or: [{ isSpecimen: true }, { state: { $in: ended } }, inState('expired', now)],
  };
};

/**
 * Returns the agreements of all leads, newest first, and their number; without those of removed leads that the law
 * still requires.
 */
export const allAgreements = async (
  { models, now }: Deps,
  { state, waiting, page, limit }: AgreementQuery,
): Promise<{ rows: AgreementRecord[]; total: number }> => {
  const at = new Date(now());
  const filter = {
    $and: [
      { keptUntil: { $exists: false } },
      ...(state ? [inState(state, at)] : []),
      ...(waiting ? [waitsFor(waiting, at)] : []),
    ],
  };
  const newestFirst = { sort: { sentAt: -1, 'envelope.place': 1 }, fields: { sealed: 0 } } as const;
  const { docs, total } = await readPage(models.agreements, filter, { page, limit }, newestFirst);
  return { rows: docs.map((doc) => toAgreement(doc, at.getTime())), total };
};

/** Returns the names of the signers of these agreements, by the signers' IDs. */
export const nameSigners = async (
  { models }: Deps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const docs = await models.agreements
    .find({ _id: { $in: ids } }, { 'signers._id': 1, 'signers.name': 1 })
    .lean<Pick<AgreementDoc, 'signers'>[]>();
  return new Map(docs.flatMap(({ signers }) => signers.map(({ _id, name }) => [String(_id), name] as const)));
};

/** Returns the ledger's sealed entries about an agreement. */
export const findEntries = async (needs: Deps, id: string): Promise<Certificate[]> => {
  const { leadId } = await agreementById(needs, id);
  const docs = await needs.models.consents
    .find({ clientId: leadId, kind: 'agreement' })
    .sort({ index: 1 })
    .lean<ConsentDoc[]>();
  // Matches by the content of the entries, so that removing an event from the agreement hides none.
  const own = docs.filter(({ record }) => record?.kind === 'agreement' && record.agreementId === id);
  const certificates = await Promise.all(own.map((doc) => findCertificate(needs.models, doc)));
  return certificates.filter((one) => one !== undefined);
};
