import type { FormWords } from '../../content/words';
import { controlId, type FieldErrors, fieldNames } from './form-state';

type AnswersToCheck = { errors: FieldErrors; words: FormWords; template: boolean };

/**
 * Beside the button: how many answers have an error, with a link to the first. On the page for visitors without script,
 * the server fills in the tokens or removes the line.
 */
export const AnswersToCheck = ({ errors, words, template }: AnswersToCheck) => {
  const wrong = fieldNames.filter((name) => errors[name] !== undefined);
  const [first] = wrong;
  if (!first && !template) return null;
  return (
    <p data-to-check={template ? '' : undefined} className="text-sm sm:self-center">
      <a
        href={`#${template || !first ? controlId('{{toCheck.first}}') : controlId(first)}`}
        className="inline-flex min-h-6 items-center font-semibold text-danger underline underline-offset-2"
      >
        {words.toCheck.replace('{count}', template ? '{{toCheck.count}}' : String(wrong.length))}
      </a>
    </p>
  );
};
