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
import { Card, cardClass } from '../kit/card';
import { CheckRow } from '../kit/check-row';
import { FactList } from '../kit/fact-list';
import type { FormState } from '../kit/one-field';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { LetterEditor } from '../turn-down/letter-card';
import { settingsScreen } from './setting-form';

const formatCount = (count: number) =>
  count === 1 ? 'Chosen for 1 lead' : `Chosen for ${count.toLocaleString('en-US')} leads`;
const blanks = `We fill these in for each person: ${letterBlanks.map((name) => `{${name}}`).join(' ')}. The letter must warn about the statute of limitations.`;

/** The firm's turn-down reasons, how often each was used, and its letter. */
const TurnDownReasons = ({ form }: { form: FormState<Setting<'turnDown'>> }) => {
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
                hint={formatCount(count(reason.label))}
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
              label="Open full height"
            />
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

/** Our numbers that send no texts until they are registered, or an error is mended; nothing if there are none. */
const PausedNumbers = () => {
  const { data = [] } = trpc.messages.paused.useQuery();
  const resume = useAction(trpc.messages.resume, {
    done: 'Texts are sent again',
    failed: { title: 'Could not resume' },
    refresh: ({ messages }) => [messages.paused],
  });
  return data.map(({ number, problem, at }) =>
    at ? (
      <Card key={number} title={`Texts from ${number} are paused`}>
        <p className="text-sm">{problem} Texts wait until then, and expire.</p>
        <Button
          look="secondary"
          disabled={resume.isPending}
          className="mt-3"
          onClick={() => resume.mutate({ number })}
          label="Send again"
        />
      </Card>
    ) : (
      <Card key={number} title={`${number} sends no texts yet`}>
        <p className="text-sm">{problem}</p>
      </Card>
    ),
  );
};

/** The newest backup's age, and the backup schedule. */
const BackupCard = () => {
  const { data } = trpc.backups.state.useQuery();
  if (!data) return null;
  const { isOn, lastAt, bytes, failedAt, failure, everyHours, place, keep } = data;
  return (
    <section aria-label="Backups" className={`${cardClass} p-5`}>
      {!isOn && (
        <p className="text-sm text-muted">
          No backups are scheduled. On the server, set BACKUP_TO to a folder or an s3:// address, then
          restart.
        </p>
      )}
      {everyHours && place && keep && (
        <FactList
          facts={{
            Newest: (
              <>
                {lastAt ? <Moment at={lastAt} /> : 'None yet'}
                {bytes !== undefined &&
                  `, ${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`}
              </>
            ),
            Plan: `every ${everyHours} hours to a ${place}, the last ${keep} kept`,
            'Failed since': failedAt && <Moment at={failedAt} />,
            'Last failure': failedAt && failure,
          }}
        />
      )}
    </section>
  );
};

/** The promise that people read on the website, which only the firm's file changes. */
const PromiseCard = () => {
  const { data } = trpc.settings.all.useQuery();
  if (!data) return null;
  const { replyHours, open } = data.promise;
  return (
    <section aria-label="Promise" className={`${cardClass} p-5 text-sm`}>
      <p className="font-semibold">
        {replyHours === null
          ? 'You promise no time for an answer. A lead is late after 24 hours.'
          : `You promise an answer within ${replyHours} ${replyHours === 1 ? 'hour' : 'hours'}.`}
      </p>
      {open.length > 0 && <p>{`Open ${open.join(', ')}.`}</p>}
      <p className="text-muted">It stands in the firm’s file: run npm run firm on the server to change it.</p>
    </section>
  );
};

/** The firm's promise, its plan of calls, and the tasks and statuses that follow. */
export const ResponseScreen = settingsScreen({
  Above: PromiseCard,
  sections: ['callPlan', 'taskRules', 'agreementStatuses'],
});

/** Contact rules that are stricter than the law requires. */
export const ContactRulesScreen = settingsScreen({
  Above: PausedNumbers,
  sections: ['contact', 'followUp', 'texts'],
});

export const ReasonsScreen = settingsScreen({ sections: [{ name: 'turnDown', Fields: TurnDownReasons }] });

export const BackupsScreen = () => (
  <>
    <ScreenHead />
    <div className="max-w-4xl">
      <BackupCard />
    </div>
  </>
);
