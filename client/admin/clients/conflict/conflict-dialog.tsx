import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../../shared/messages';
import { spokenTime } from '../../../lib/times';
import { dismissToasts, toast } from '../../../lib/toasts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SubmitButton } from '../../form/submit-button';
import { reportFailure } from '../../kit/use-action';
import { clientWords } from '../client-words';
import { formatLabel, useClientText } from '../use-client-text';
import { type ClientChanges, type EditableField, toMerge } from './merge';
import type { Conflict } from './use-client-update';

type Words = typeof clientWords.conflict;

/** The dialog's texts, for two edits of one lead or for two leads to merge. */
type ConflictTexts = Record<Exclude<keyof Words, 'text'>, string> & {
  text: (who: string, when: string) => string;
};

type Side = 'mine' | 'theirs';

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
const ConflictField = ({ field, words, was, mine, theirs, side, onChoose }: ConflictFieldProps) => {
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

type ConflictDialogProps = {
  conflict: Conflict;
  texts?: ConflictTexts;
  onSave: (chosen: ClientChanges) => Promise<boolean>;
  onSaved: () => void;
  onBack: () => void;
};

type ListProps = { title: string; fields: EditableField[]; from?: object; to: object };

/** Fields that only one side changed, with nothing to choose. */
const ChangeList = ({ title, fields, from, to }: ListProps) => {
  const text = useClientText();
  if (fields.length === 0) return null;
  const value = (side: object, field: string) => text(field, (side as Record<string, unknown>)[field]);
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-1 space-y-1 text-sm">
        {fields.map((field) => (
          <li key={field} className="break-words">
            <span className="text-muted">{formatLabel(field)}:</span> {from && `${value(from, field)} → `}
            {value(to, field)}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Two people edited the same lead: shows both versions field by field and saves the choices. */
export const ConflictDialog = ({
  conflict,
  texts: words = clientWords.conflict,
  onSave,
  onSaved,
  onBack,
}: ConflictDialogProps) => {
  const { base, theirs, mine, by } = conflict;
  const { merge = toMerge(base, theirs, mine) } = conflict;
  // Two leads have no common earlier version.
  const before = words.was ? base : undefined;
  const [sides, setSides] = useState<Partial<Record<EditableField, Side>>>({});
  const chooseAll = (side: Side) => setSides(Object.fromEntries(merge.both.map((field) => [field, side])));
  const isDecided = merge.both.every((field) => sides[field]);

  const saving = useMutation({
    mutationFn: () => {
      const ownFields = merge.both.filter((field) => sides[field] === 'mine');
      return onSave(Object.fromEntries([...merge.mine, ...ownFields].map((field) => [field, mine[field]])));
    },
    onSuccess: (saved) => saved && onSaved(),
    onError: (error) => reportFailure(messages.client.saveFailed, error),
  });
  const save = () => {
    if (!isDecided) return toast.error({ title: words.title, description: words.undecided });
    if (saving.isPending) return;
    dismissToasts();
    saving.mutate();
  };

  return (
    <Dialog
      open
      onClose={onBack}
      title={words.title}
      description={words.text(by?.actor ?? words.somebody, by ? `(${spokenTime(by.at)})` : '')}
    >
      <div className="space-y-5 p-5">
        {merge.both.length > 0 && (
          <div className="space-y-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3>{words.choose}</h3>
              <div className="flex flex-wrap gap-2">
                <Button look="secondary" size="sm" onClick={() => chooseAll('mine')}>
                  {words.keepAllMine}
                </Button>
                <Button look="secondary" size="sm" onClick={() => chooseAll('theirs')}>
                  {words.takeAllTheirs}
                </Button>
              </div>
            </div>
            {merge.both.map((field) => (
              <ConflictField
                key={field}
                field={field}
                words={words}
                was={base[field]}
                mine={mine[field]}
                theirs={theirs[field]}
                side={sides[field]}
                onChoose={(side) => setSides({ ...sides, [field]: side })}
              />
            ))}
          </div>
        )}
        <ChangeList title={words.theirs} fields={merge.theirs} from={before} to={theirs} />
        <ChangeList title={words.mine} fields={merge.mine} from={before} to={mine} />
      </div>
      <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 rounded-b-lg border-t border-line bg-card px-5 py-3">
        <Button look="secondary" onClick={onBack} label={words.back} />
        <SubmitButton busy={saving.isPending} type="button" onClick={save} label={words.save} />
      </div>
    </Dialog>
  );
};
