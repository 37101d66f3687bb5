import type { Models } from '../../server/models';
import { consentTexts } from '../../shared/consent-texts';
import { formVersion } from '../../shared/consent-texts/consent-text';
import type { ClientInput } from '../../shared/schemas/client';
import type { ConsentAnswer } from '../../shared/schemas/consent';
import { make } from './make';

/** A lead whose sender agreed to calls and texts in our own words. */
export const consented = (different: Partial<ClientInput> = {}) => ({
  ...make.client(),
  contactConsent: true,
  consentVersion: consentTexts.at(-1)!.version,
  formVersion,
  ...different,
});

/** What a lead's sender answered, whether it is still with the lead or in the ledger already. */
export const findConsent = async ({ clients, consents }: Models, leadId: unknown) => {
  const record =
    (await clients.findById(leadId).lean())?.consent ??
    (await consents.findOne({ clientId: String(leadId), kind: 'answer' }).lean())?.record;
  return record as ConsentAnswer | undefined;
};
