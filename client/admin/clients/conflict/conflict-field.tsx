import { formatLabel, useClientText } from '../use-client-text';
import type { ConflictTexts } from './conflict-texts';
import type { EditableField } from './merge';

export type Side = 'mine' | 'theirs';

type ConflictFieldProps = {
  field: EditableField;
  words: ConflictTexts;
  was: unknown;
  mine: unknown;
  theirs: unknown;
  side?: Side;
  onChoose: (side: Side) => void;
};

/** A field that both sides changed, with my value and theirs to choose from. */
export const ConflictField = ({ field, words, was, mine, theirs, side, onChoose }: ConflictFieldProps) => {
  const text = useClientText();
  const choices = [
    { side: 'mine', label: words.keepMine, value: mine },
    { side: 'theirs', label: words.takeTheirs, value: theirs },
  ] as const;
  return (
    <fieldset className="rounded-md border border-line px-4 pt-1 pb-3">
      <legend className="px-1 text-sm font-semibold">
        {formatLabel(field)}{' '}
        {words.was && (
          <span className="font-normal text-muted">
            ({words.was} {text(field, was)})
          </span>
        )}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.side}
            className="flex min-w-0 items-start gap-3 rounded-md border border-control p-3 text-sm has-checked:border-accent has-checked:bg-warning-soft"
          >
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={side === choice.side}
              onChange={() => onChoose(choice.side)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{choice.label}</span>
              <span className="block break-words whitespace-pre-wrap">{text(field, choice.value)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
