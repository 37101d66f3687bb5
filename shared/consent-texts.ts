import type { ConsentText } from './consent-texts/consent-text';
import { englishConsentTexts } from './consent-texts/english';
import { spanishConsentTexts } from './consent-texts/spanish';

/** Every wording ever shown, in any language. A page loads only the wordings in its own language. */
export const consentTexts: readonly ConsentText[] = [...spanishConsentTexts, ...englishConsentTexts];

export const findConsentText = (version: string | undefined): ConsentText | undefined =>
  consentTexts.find((one) => one.version === version);
