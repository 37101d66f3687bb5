import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { askedFields, leadFields } from '../../../shared/lead-fields';
import { listNames } from '../../../shared/records';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import type { Edited } from './edited-questions';
import { questionWords } from './question-words';

const words = questionWords.screen;
const kinds = listNames(words.kinds);

type QuestionRowProps = {
  question: Edited;
  /** The questions above it, which it may follow. */
  above: readonly Edited[];
  isLast: boolean;
  wrong: Record<string, string>;
  onChange: (change: Partial<Edited>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One question in the editor. */
export const QuestionRow = ({
  question,
  above,
  isLast,
  wrong,
  onChange,
  onMove,
  onRemove,
}: QuestionRowProps) => {
  const { key, label, kind, choices, required, field, after, answer } = question;
  const name = label || words.label;
  const followed = above.some(({ id }) => id === after) || after === '';
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-0 first:pt-0 sm:grid-cols-[2fr_1fr] lg:grid-cols-[3fr_1fr_2fr]">
      <Field
        id={`${key}-label`}
        label={words.label}
        value={label}
        error={wrong[`${key}-label`]}
        maxLength={200}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <Select
        id={`${key}-kind`}
        label="Answer"
        value={kind}
        onChange={({ target }) => onChange({ kind: kinds.find((one) => one === target.value) ?? kind })}
        choices={kinds.map((one) => ({ value: one, label: words.kinds[one] }))}
      />
      <Select
        id={`${key}-after`}
        label="Asked"
        value={after}
        error={wrong[`${key}-after`]}
        onChange={({ target }) =>
          onChange({ after: target.value, answer: target.value ? answer || 'Yes' : '' })
        }
      >
        <option value="">Always</option>
        {above.map(({ id, label: one }) => (
          <option key={id} value={id}>
            {words.afterQuestion(one)}
          </option>
        ))}
        {!followed && <option value={after}>{words.afterQuestion(after)}</option>}
      </Select>
      {kind === 'choice' && (
        <Field
          id={`${key}-choices`}
          label="Choices, separated by commas"
          value={choices}
          error={wrong[`${key}-choices`]}
          onChange={({ target }) => onChange({ choices: target.value })}
        />
      )}
      {after && (
        <Field
          id={`${key}-answer`}
          label="When the answer is"
          value={answer}
          error={wrong[`${key}-answer`]}
          maxLength={100}
          onChange={({ target }) => onChange({ answer: target.value })}
        />
      )}
      <Select
        id={`${key}-field`}
        label="Stored in"
        value={field}
        error={wrong[`${key}-field`]}
        onChange={({ target }) => onChange({ field: askedFields.find((one) => one === target.value) ?? '' })}
        first="The answers"
        choices={askedFields.map((name) => ({ value: name, label: leadFields[name].label }))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-full">
        <Checkbox
          id={`${key}-required`}
          label="Required"
          checked={required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        <span className="ml-auto flex gap-1">
          <Button
            icon={ArrowUp}
            look="quiet"
            size="sm"
            aria-label={`Move up: ${name}`}
            disabled={above.length === 0}
            onClick={() => onMove(-1)}
          />
          <Button
            icon={ArrowDown}
            look="quiet"
            size="sm"
            aria-label={`Move down: ${name}`}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <Button icon={Trash2} look="quiet" size="sm" aria-label={`Remove: ${name}`} onClick={onRemove} />
        </span>
      </div>
    </li>
  );
};
