import { useLanguage } from '../language-context';
import { formId } from './form-state';

/**
 * Asks whether to send the answers to an area's questions with the form; only a checked box does. It is outside of the
 * React part, because the server also fills it for browsers without script.
 */
export const ConcernNote = () => {
  const { words } = useLanguage();
  return (
    <div data-concern-note="" hidden className="mb-5 rounded-md border border-line bg-paper-deep px-4 py-2">
      <input type="hidden" name="answers" form={formId} value="" />
      <input type="hidden" name="answersAbout" form={formId} value="" />
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="withAnswers"
          form={formId}
          value="true"
          autoComplete="off"
          className="size-6 shrink-0 rounded-sm accent-accent"
        />
        {words.concern.sendAlong}
      </label>
    </div>
  );
};
