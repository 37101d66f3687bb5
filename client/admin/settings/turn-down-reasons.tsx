import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Setting } from '../../../shared/settings';
import { letterBlanks } from '../../../shared/turn-down';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { AddRow, RemoveRow } from '../form/row-buttons';
import { Maximize2 } from '../icons';
import { CheckRow } from '../kit/check-row';
import type { FormState } from '../kit/one-field';
import { LetterEditor } from '../turn-down/letter-card';
import { turnDownWords } from '../turn-down/turn-down-words';
import { settingWords } from './setting-words';

const words = settingWords.turnDown;
const blanks = `We fill these in for each person: ${letterBlanks.map((name) => `{${name}}`).join(' ')}. The letter must warn about the statute of limitations.`;

/** The firm's turn-down reasons, how often each was used, and its letter. */
export const TurnDownReasons = ({ form }: { form: FormState<Setting<'turnDown'>> }) => {
  const counts = trpc.desk.reasonCounts.useQuery().data ?? [];
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'reasons' });
  const [tall, setTall] = useState<number>();
  const letters = useWatch({ control: form.form.control, name: 'reasons' });
  const count = (label: string) => counts.find(({ reason }) => reason === label)?.count ?? 0;
  return (
    <>
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
    </>
  );
};
