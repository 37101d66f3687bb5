import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { messages } from '../../../shared/messages';
import { letterBlanks, type TurnDownReason, turnDownReason } from '../../../shared/turn-down';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { AddRow, RemoveRow } from '../form/row-buttons';
import { Maximize2 } from '../icons';
import { CheckRow } from '../kit/check-row';
import { LetterEditor } from '../turn-down/letter-card';
import { turnDownWords } from '../turn-down/turn-down-words';
import { SettingCard, type Stored, useSettingForm } from './setting-form';
import { settingWords } from './setting-words';

const words = settingWords.turnDown;
const blanks = `We fill these in for each person: ${letterBlanks.map((name) => `{${name}}`).join(' ')}. The letter must warn about the statute of limitations.`;

type Values = { reasons: TurnDownReason[] };

/** Returns the problems by control name. */
const findProblems = ({ reasons }: Values) =>
  Object.fromEntries(
    reasons.flatMap(({ label, letter }, index) => {
      const isTaken = reasons.slice(0, index).some((other) => other.label.trim() === label.trim());
      return [
        ...(label.trim() ? [] : [[`reasons.${index}.label`, messages.form.required]]),
        ...(isTaken ? [[`reasons.${index}.label`, 'There is already a reason with this name.']] : []),
        ...(turnDownReason.shape.letter.safeParse(letter).success
          ? []
          : [
              [
                `reasons.${index}.letter`,
                'The letter must warn about the statute of limitations. Name it in the text.',
              ],
            ]),
      ];
    }),
  ) as Record<string, string>;

/** The firm's turn-down reasons, how often each was used, and its letter. */
export const TurnDownSetting = ({ stored }: { stored: Stored<'turnDown'> }) => {
  const counts = trpc.desk.reasonCounts.useQuery().data ?? [];
  const form = useSettingForm<'turnDown', Values>({
    name: 'turnDown',
    stored,
    toValues: ({ reasons }) => ({ reasons: [...reasons] }),
    toValue: ({ reasons }) => ({ reasons }),
    validate: findProblems,
  });
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'reasons' });
  const [tall, setTall] = useState<number>();
  const letters = useWatch({ control: form.form.control, name: 'reasons' });
  const count = (label: string) => counts.find(({ reason }) => reason === label)?.count ?? 0;
  return (
    <SettingCard
      title="Turn-down reasons"
      text="The reasons a clerk can choose from, and the letter for each."
      form={form}
    >
      {fields.length === 0 && <p className="text-sm text-muted">No reasons. Clerks write their own.</p>}
      <ul className="space-y-5">
        {fields.map((reason, index) => (
          <li key={reason.id} className="space-y-3 border-t border-line pt-4">
            <div className="flex items-start gap-3">
              <Field
                {...form.field(`reasons.${index}.label`)}
                label="Reason"
                hint={words.count(count(reason.label))}
                maxLength={100}
                className="grow"
              />
              <RemoveRow
                label={`Remove the reason ${reason.label}`}
                onClick={() => remove(index)}
                className="mt-7"
              />
            </div>
            <CheckRow
              label="Tell the vendor who sent the lead"
              {...form.form.register(`reasons.${index}.told`)}
            />
            <TextArea
              {...form.field(`reasons.${index}.letter`)}
              label="Letter"
              hint={blanks}
              rows={6}
              maxLength={10_000}
            />
            <Button
              icon={Maximize2}
              look="secondary"
              size="sm"
              aria-label={`Open in full height: ${reason.label}`}
              onClick={() => setTall(index)}
            >
              {turnDownWords.letter.tall}
            </Button>
          </li>
        ))}
      </ul>
      {tall !== undefined && letters[tall] && (
        <LetterEditor
          text={letters[tall].letter}
          hint={blanks}
          onChange={(text) => form.form.setValue(`reasons.${tall}.letter`, text, { shouldDirty: true })}
          onClose={() => setTall(undefined)}
        />
      )}
      <AddRow label="Add reason" onClick={() => append({ label: '', letter: '', told: false })} />
    </SettingCard>
  );
};
