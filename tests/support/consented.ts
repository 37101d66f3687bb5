import { consentTexts } from '../../shared/consent-texts';
import { formVersion } from '../../shared/consent-texts/consent-text';
import type { ClientInput } from '../../shared/schemas/client';
import { make } from './make';

/** A lead whose sender agreed to calls and texts in our own words. */
export const consented = (different: Partial<ClientInput> = {}) => ({
  ...make.client(),
  contactConsent: true,
  consentVersion: consentTexts.at(-1)!.version,
  formVersion,
  ...different,
});
