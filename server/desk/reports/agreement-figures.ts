import { day, hour } from '../../../shared/durations';
import { findMedian } from '../../core/median';
import type { AgreementDoc } from '../../documents/agreement.model';
import type { Deps } from '../deps';

type SentAgreement = Pick<
  AgreementDoc,
  'templateId' | 'title' | 'sentById' | 'sentBy' | 'sentAt' | 'signers'
>;

const isSigned = ({ signers }: SentAgreement) => signers.every(({ signedAt }) => signedAt !== undefined);

const hoursToSign = ({ sentAt, signers }: SentAgreement): number =>
  (Math.max(...signers.map(({ signedAt }) => signedAt?.getTime() ?? 0)) - sentAt.getTime()) / hour;

const computeFigures = (docs: readonly SentAgreement[]) => {
  const signed = docs.filter(isSigned);
  return {
    sent: docs.length,
    opened: docs.filter(({ signers }) => signers.some(({ openedAt }) => openedAt !== undefined)).length,
    signed: signed.length,
    medianHours: findMedian(signed.map(hoursToSign)),
  };
};

const perPart = <Id extends string | null>(
  docs: readonly SentAgreement[],
  idOf: (doc: SentAgreement) => Id,
  findName: (doc: SentAgreement) => string,
) =>
  [...new Set(docs.map(idOf))]
    .map((id) => {
      const own = docs.filter((doc) => idOf(doc) === id);
      return { id, name: findName(own.at(-1)!), ...computeFigures(own) };
    })
    .sort((one, other) => other.sent - one.sent);

/**
 * Returns the results of agreements sent in the last days: in total, by template, and by sender, for the people whose
 * figures the caller may see.
 */
export const agreementReport = async (
  { models, now }: Deps,
  days: number,
  isSeen: (person: string) => boolean,
) => {
  const docs = await models.agreements
    .find({ sentAt: { $gte: new Date(now() - days * day) }, isSpecimen: { $ne: true } })
    .sort({ sentAt: 1 })
    .select({ templateId: 1, title: 1, sentById: 1, sentBy: 1, sentAt: 1, signers: 1 })
    .lean<SentAgreement[]>();
  return {
    ...computeFigures(docs),
    templates: perPart(
      docs,
      ({ templateId }) => templateId,
      ({ title }) => title,
    ),
    people: perPart(
      docs.filter(({ sentById }) => isSeen(sentById ?? '')),
      ({ sentById }) => sentById,
      ({ sentBy }) => sentBy,
    ),
  };
};
