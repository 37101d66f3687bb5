import type { Models } from '../../server/operations/models';
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

/** The consent answer of a lead's sender, whether it is still in the lead or already in the ledger. */
export const findConsent = async ({ clients, consents }: Models, leadId: unknown) => {
  const record =
    (await clients.findById(leadId).lean())?.consent ??
    (await consents.findOne({ clientId: String(leadId), kind: 'answer' }).lean())?.record;
  return record as ConsentAnswer | undefined;
};
