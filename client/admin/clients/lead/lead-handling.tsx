import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { messages } from '../../../../shared/messages';
import { type ClientRecord, clientUpdate, leadStatuses } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { baseOf } from '../../form/drafts';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm } from '../../form/use-record-form';
import { problemsOf } from '../../form/validation';
import { usePeople, usePersonName } from '../../shared-queries';
import { clientLabels, clientWords } from '../client-words';
import { ConflictDialog } from '../conflict/conflict-dialog';
import { Card } from './lead-facts';
import { useClientUpdate } from '../conflict/use-client-update';

const turnedDown = 'Turned down';

type HandlingFormProps = { client: ClientRecord; onDirty: (isDirty: boolean) => void };

const HandlingForm = ({ client, onDirty }: HandlingFormProps) => {
  const people = usePeople();
  const personName = usePersonName();
  const update = useClientUpdate(client);
  const finish = () => {
    toast.success(messages.client.updated);
    onDirty(false);
  };
  const form = useRecordForm({
    name: `handling-${client.id}`,
    base: client,
    defaults: {
      status: client.status,
      statusReason: client.statusReason,
      assignedTo: client.assignedTo ?? '',
    },
    required: [],
    validate: ({ assignedTo, ...values }) =>
      problemsOf(clientUpdate, values, values.status === turnedDown ? ['statusReason'] : []),
    save: ({ assignedTo, status, statusReason }) =>
      update.save({
        status,
        statusReason: status === turnedDown ? statusReason : '',
        assignedTo: assignedTo || null,
      }),
    saveFailed: messages.client.saveFailed,
    onSaved: finish,
  });
  const status = useWatch({ control: form.form.control, name: 'status' });
  const assigned = client.assignedTo;
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <Card title={clientWords.handling}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.busy) form.submit();
        }}
        className="space-y-4"
      >
        <Select {...form.field('status')} label={clientLabels.status}>
          {leadStatuses.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
        {status === turnedDown && (
          <Field
            {...form.field('statusReason')}
            required
            label={clientLabels.statusReason}
            hint={clientWords.reasonHint}
          />
        )}
        <Select {...form.field('assignedTo')} label={clientLabels.assignedTo}>
          <option value="">{clientWords.nobody}</option>
          {assigned && !people.some(({ id }) => id === assigned) && (
            <option value={assigned}>{personName(assigned)}</option>
          )}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <SubmitButton busy={form.busy}>{clientWords.saveHandling}</SubmitButton>
      </form>
      {update.conflict && (
        <ConflictDialog
          conflict={update.conflict}
          onSave={update.saveChosen}
          onBack={update.leaveConflict}
          onSaved={() => {
            form.discard();
            finish();
          }}
        />
      )}
    </Card>
  );
};

/** Where the lead stands and who looks after it; turning it down asks for the reason. */
export const LeadHandling = ({ client }: { client: ClientRecord }) => {
  const [base, setBase] = useState(() => baseOf(`handling-${client.id}`, client));
  const [isDirty, setDirty] = useState(base !== client);
  if (!isDirty && base !== client) setBase(client);
  return <HandlingForm key={base.version} client={base} onDirty={setDirty} />;
};
