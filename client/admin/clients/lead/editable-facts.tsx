import { type KeyboardEvent, useState } from 'react';
import { type EditableName, fieldText, leadField } from '../../../../shared/lead-fields';
import { messages } from '../../../../shared/messages';
import { type ClientRecord, clientUpdate } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { toFailure } from '../../../lib/failure';
import { toast } from '../../../lib/toasts';
import { Button } from '../../../ui/button';
import { controlClass, FieldError } from '../../../ui/field';
import { clientLabels } from '../../field-name';
import { DateField } from '../../form/date-field';
import { findProblems } from '../../form/validation';
import { Pencil } from '../../icons';
import type { ClientChanges } from '../conflict/merge';
import { UpdateConflict } from '../conflict/update-conflict';
import { useClientUpdate } from '../conflict/use-client-update';
import { LanguageOptions, SpeaksFor } from './field-inputs';
import { Value } from './lead-facts';

type FactProps = { client: ClientRecord; field: EditableName };

/** Renders the control that fits a field. */
const Control = ({
  id,
  field,
  client,
  value,
  error,
  onChange,
}: FactProps & {
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) => {
  if (field === 'speaksFor') return <SpeaksFor autoFocus {...{ id, value, error, onChange }} />;
  if (leadField(field).input === 'date')
    return (
      <DateField
        {...{ id, value, error, onChange }}
        label={<span className="sr-only">{clientLabels[field]}</span>}
        isDay
        autoFocus
      />
    );
  const shared = {
    id,
    value,
    autoFocus: true,
    'aria-label': clientLabels[field],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-error`,
    className: `${controlClass} text-sm`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <>
      {field === 'language' ? (
        <select {...shared}>
          <LanguageOptions current={client.language} />
        </select>
      ) : (
        <input {...shared} type={leadField(field).input ?? 'text'} />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
};

/** A field being edited. The save compares against the value when editing began. */
const Editing = ({ client, field, onClose }: FactProps & { onClose: () => void }) => {
  const [base] = useState(client);
  const [value, setValue] = useState(fieldText(base[field]));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const update = useClientUpdate(base);
  const finish = () => {
    toast.success(messages.client.updated);
    onClose();
  };
  const save = async () => {
    const problem = findProblems(clientUpdate, { [field]: value }, [])[field];
    setError(problem);
    if (problem || busy) return;
    setBusy(true);
    try {
      if (await update.save({ [field]: value } as ClientChanges)) finish();
    } catch (thrown) {
      const { issues, message } = toFailure(thrown);
      setError(issues[0]?.message ?? message ?? messages.client.saveFailed.description);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the field closes, not the preview around it.
    event.preventDefault();
    onClose();
  };
  return (
    <form
      noValidate
      className="grid gap-2"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Control id={`fact-${field}`} {...{ client, field, value, error }} onChange={setValue} />
      <span className="flex gap-2">
        <Button type="submit" size="sm" disabled={busy} label="Save" />
        <Button look="secondary" size="sm" onClick={onClose} label="Cancel" />
      </span>
      <UpdateConflict update={update} form={{ discard: onClose }} onSaved={finish} />
    </form>
  );
};

const Fact = ({ client, field }: FactProps) => {
  // Undefined until first edited: closing the form returns the focus to the button.
  const [editing, setEditing] = useState<boolean>();
  const may = useMay();
  const value = client[field];
  const shown = fieldText(value) === '' ? 'Not known' : <Value field={field} value={value} />;
  if (editing) return <Editing client={client} field={field} onClose={() => setEditing(false)} />;
  if (!may('leads.work')) return shown;
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: the form that replaced this button had the focus
      autoFocus={editing === false}
      aria-label={`${clientLabels[field]}: edit`}
      onClick={() => setEditing(true)}
      className="group flex min-h-6 w-full cursor-pointer items-start gap-2 rounded-sm text-left hover:underline max-md:min-h-11"
    >
      <span className={`min-w-0 break-words ${fieldText(value) === '' ? 'text-muted' : ''}`}>{shown}</span>
      <Pencil
        aria-hidden
        className="mt-0.5 size-3.5 shrink-0 text-muted opacity-60 group-hover:opacity-100 print:hidden"
      />
    </button>
  );
};

/** The facts about the person, each edited in place. */
export const EditableFacts = ({
  client,
  fields,
}: {
  client: ClientRecord;
  fields: readonly EditableName[];
}) => (
  <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1.5 text-sm">
    {fields.map((field) => (
      <div key={field} className={`contents ${fieldText(client[field]) === '' ? 'print:hidden' : ''}`}>
        <dt className="text-muted">{clientLabels[field]}</dt>
        <dd className="min-w-0">
          <Fact client={client} field={field} />
        </dd>
      </div>
    ))}
  </dl>
);
