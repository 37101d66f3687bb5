import { otherCaseTypes } from '../../shared/case-types';
import { stateCode } from '../../shared/rules/us-states';
import type { Warning } from '../../shared/schemas/outcome';
import type { Vendor } from '../core/caller';
import { createCache } from '../core/db/cache';
import type { ClientDoc } from '../leads/store/client.model';
import type { Refusal } from './answers/refusal';
import type { Models } from './models';

/** The longest time that the intake may not know a new case type, in milliseconds. */
const keptFor = 2000;

/** Returns the IDs that a lead's case type may have. */
export const createKnownCaseTypes = ({ models, now }: { models: Models; now: () => number }) => {
  const load = async () => {
    const services = await models.services.find().select({ _id: 1 }).lean();
    return new Set([
      ...services.map(({ _id }) => String(_id)),
      ...otherCaseTypes.map(({ id }) => id as string),
    ]);
  };
  const ids = createCache(keptFor, load, now);
  return { has: async (id: string): Promise<boolean> => (await ids.get()).has(id) };
};

export type KnownCaseTypes = ReturnType<typeof createKnownCaseTypes>;

type Values = Pick<ClientDoc, 'caseType' | 'state' | 'phoneNumber' | 'phoneE164'>;

/** Returns the lead's values that we don't know; they are stored as sent. */
export const unknownValues = async (
  { vendors }: { vendors: { caseTypes: KnownCaseTypes } },
  { caseType, state, phoneNumber, phoneE164 }: Values,
): Promise<Warning[]> => {
  const warnings = [
    {
      isKnown: await vendors.caseTypes.has(caseType.trim()),
      field: 'caseType',
      message: 'We have no case type of this id: send one that your posting instructions list.',
      sent: caseType,
    },
    {
      isKnown: !state?.trim() || stateCode(state) !== undefined,
      field: 'state',
      message: 'We know no state of this name: send its two letters, such as CA.',
      sent: state,
    },
    {
      isKnown: phoneE164 !== undefined,
      field: 'phoneNumber',
      message: 'This is no phone number that can be called: send ten digits, such as (415) 555-0132.',
      sent: phoneNumber,
    },
  ];
  return warnings.flatMap(({ isKnown, ...warning }) => (isKnown ? [] : [warning]));
};

/** Returns the reason to refuse a submission if the vendor's terms require one of these unreadable fields. */
export const judgeUnread = ({ refuseUnread }: Vendor, warnings: readonly Warning[]): Refusal | undefined => {
  const reasons = warnings.filter(({ field }) => refuseUnread.some((one) => one === field));
  if (reasons.length === 0) return undefined;
  const isCertificate = reasons.every(({ field }) => field === 'trustedFormCertUrl');
  return {
    reasonCode: isCertificate ? 'CERT_INVALID' : 'INVALID_FIELD',
    reasons: reasons.map(({ field, message }) => ({ field, message })),
    code: 'BAD_REQUEST',
  };
};
