import type { ConsentText } from './consent-texts/consent-text';
import { englishConsentTexts } from './consent-texts/english';
import { spanishConsentTexts } from './consent-texts/spanish';

/** Every wording that was ever shown, in any language. Pages have that of their own language alone. */
export const consentTexts: readonly ConsentText[] = [...spanishConsentTexts, ...englishConsentTexts];

/** The version of the form that the texts stand in; it changes with the form’s fields, order or look. */
export const formVersion = '2026-11-22';

export const findConsentText = (version: string | undefined): ConsentText | undefined =>
  consentTexts.find((one) => one.version === version);
