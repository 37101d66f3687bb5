import { formVersion } from '../../../shared/consent-texts/consent-text';
import type { FormWords } from '../../content/words';
import { Checkbox } from '../../ui/checkbox';
import { controlId } from './form-state';

/** The consent question for texts and automated calls: a separate choice, whose wording is stored with the answer. */
export const ContactQuestion = ({ words: { contactQuestion, consentText } }: { words: FormWords }) =>
  consentText ? (
    <fieldset className="rounded-md border border-line px-4 pt-1 pb-3 sm:col-span-2">
      <legend className="px-1 text-sm font-semibold">{contactQuestion}</legend>
      <input type="hidden" name="consentVersion" value={consentText.version} />
      <input type="hidden" name="formVersion" value={formVersion} />
      <Checkbox
        id={controlId('contactConsent')}
        name="contactConsent"
        value="true"
        autoComplete="off"
        label={consentText.text}
      />
    </fieldset>
  ) : null;
