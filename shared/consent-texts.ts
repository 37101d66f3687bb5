import type { ConsentText } from './consent-texts/consent-text';
import { englishConsentTexts } from './consent-texts/english';
import { spanishConsentTexts } from './consent-texts/spanish';

/** Every wording that was ever shown, in any language. Pages have that of their own language alone. */
export const consentTexts: readonly ConsentText[] = [...spanishConsentTexts, ...englishConsentTexts];

export const findConsentText = (version: string | undefined): ConsentText | undefined =>
  consentTexts.find((one) => one.version === version);
