import { Plus } from 'lucide-react';
import { useState } from 'react';
import { leadStatuses } from '../../../../shared/schemas/client';
import { type Setting, settings } from '../../../../shared/settings';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { RemoveRow } from '../../form/row-buttons';
import { useAction } from '../../kit/use-action';
import { useCaseTypes } from '../../shared-queries';
import { Panel } from '../privacy-frame';
import { privacyWords } from '../privacy-words';
import { RetentionPreview } from './retention-preview';

const words = privacyWords.retention;
type Rule = Omit<Setting<'retention'>['rules'][number], 'days'> & { id: number; days: string };
type Stored = { value: Setting<'retention'>; version: number };

const isDays = (text: string) => /^\d{2,5}$/.test(text) && Number(text) >= 30 && Number(text) <= 36_500;

const toForm = ({ value }: Stored): Rule[] =>
  value.rules.map((rule, id) => ({ ...rule, id, days: String(rule.days) }));

/** The rules, with a live preview of what they would delete today. */
export const RetentionRules = ({ stored }: { stored: Stored }) => {
  const [rules, setRules] = useState(() => toForm(stored));
  const [version, setVersion] = useState(stored.version);
  const caseTypes = useCaseTypes();
  const valid = rules.every(({ days }) => isDays(days));
  const value = { rules: rules.map(({ id: _, days, ...rule }) => ({ ...rule, days: Number(days) })) };
  const save = trpc.settings.save.useMutation(
    useAction({
      done: words.saved,
      failed: privacyWords.saveFailed,
      onDone: (saved) => setVersion(saved.version),
      refresh: ({ settings: stored, privacy }) => [stored, privacy.previewRetention],
    }),
  );
  const change = (id: number, part: Partial<Rule>) =>
    setRules((now) => now.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)));
  const add = () =>
    setRules((now) => [
      ...now,
      { id: Math.max(-1, ...now.map(({ id }) => id)) + 1, caseType: '', status: 'Turned down', days: '365' },
    ]);

  return (
    <>
      <Panel
        title="Retention"
        text="How long we keep leads after someone last worked on them. The first rule that fits applies. We keep leads that no rule fits and leads on legal hold."
      >
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (valid && !save.isPending && settings.retention.schema.safeParse(value).success)
              save.mutate({ name: 'retention', value, version });
          }}
        >
          {rules.length === 0 && <p className="text-sm text-muted">No rules, so we keep every lead.</p>}
          <ul className="space-y-4">
            {rules.map(({ id, caseType, status, days }, place) => (
              <li key={id} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_8rem_auto]">
                <Select
                  id={`retention-${id}-case`}
                  label="Case type"
                  value={caseType}
                  onChange={(event) => change(id, { caseType: event.target.value })}
                  first="Any"
                  choices={caseTypes}
                />
                <Select
                  id={`retention-${id}-status`}
                  label="Status"
                  value={status}
                  onChange={(event) => change(id, { status: event.target.value as Rule['status'] })}
                  first="Any"
                  choices={leadStatuses}
                />
                <Field
                  id={`retention-${id}-days`}
                  label="Days"
                  inputMode="numeric"
                  value={days}
                  error={isDays(days) ? undefined : 'Enter a whole number of days from 30 to 36500.'}
                  onChange={(event) => change(id, { days: event.target.value })}
                />
                <RemoveRow
                  label={`Remove rule ${place + 1}`}
                  onClick={() => setRules((now) => now.filter((rule) => rule.id !== id))}
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button icon={Plus} look="secondary" onClick={add}>
              Add rule
            </Button>
            <Button type="submit" aria-disabled={save.isPending || !valid || undefined}>
              Save rules
            </Button>
          </div>
        </form>
      </Panel>
      {valid && <RetentionPreview value={value} />}
    </>
  );
};
