import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { messages } from '../../../../shared/messages';
import { type ClientRecord, clientUpdate, leadStatuses } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { Select } from '../../../ui/select';
import { withCurrent } from '../../form/choices';
import { baseOf } from '../../form/drafts';
import { FormFailure, RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm } from '../../form/use-record-form';
import { problemsOf } from '../../form/validation';
import { usePeople, usePersonName } from '../../shared-queries';
import { ReasonField } from '../../turn-down/reason-field';
import { clientLabels, clientWords } from '../client-words';
import { UpdateConflict } from '../conflict/update-conflict';
import { useClientUpdate } from '../conflict/use-client-update';
import { Card } from './lead-facts';

const turnedDown = 'Turned down';

const valuesOf = ({ status, statusReason, assignedTo }: ClientRecord) => ({
  status,
  statusReason,
  assignedTo: assignedTo ?? '',
});

const useHandlingForm = (client: ClientRecord) => {
  const name = `handling-${client.id}`;
  // What the typing begins with: it follows the lead only while nothing is typed, so that a newer version shows
  // up as a conflict.
  const [base, setBase] = useState(() => baseOf(name, client));
  const update = useClientUpdate(base);
  const finish = () => {
    toast.success(messages.client.updated);
    form.restart(form.form.getValues());
  };
  const form = useRecordForm({
    name,
    base,
    defaults: valuesOf(base),
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
    failed: messages.client.updateFailed,
    onSaved: finish,
  });

  const isBehind = !form.isDirty && base.version !== client.version;
  const followLead = useEffectEvent(() => {
    setBase(client);
    form.restart(valuesOf(client));
  });
  useEffect(() => {
    if (isBehind) followLead();
  }, [isBehind]);

  return { form, update, finish };
};

/** Where the lead stands and who looks after it; turning it down asks for the reason. */
export const LeadHandling = ({ client }: { client: ClientRecord }) => {
  const { form, update, finish } = useHandlingForm(client);
  const people = usePeople().map(({ id, name }) => ({ value: id, label: name }));
  const personName = usePersonName();
  const [status, reason] = useWatch({ control: form.form.control, name: ['status', 'statusReason'] });

  return (
    <Card title={clientWords.handling}>
      <RecordForm form={form} className="space-y-4">
        <Select data-key="s" {...form.field('status')} label={clientLabels.status}>
          {leadStatuses.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
        {status === turnedDown && (
          <ReasonField
            {...form.control('statusReason')}
            label={clientLabels.statusReason}
            hint={clientWords.reasonHint}
            value={reason}
          />
        )}
        <Select data-key="a" {...form.field('assignedTo')} label={clientLabels.assignedTo}>
          <option value="">{clientWords.nobody}</option>
          {withCurrent(people, client.assignedTo ?? '', personName).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <FormFailure form={form} />
        <SubmitButton busy={form.busy}>{clientWords.saveHandling}</SubmitButton>
      </RecordForm>
      <UpdateConflict update={update} form={form} onSaved={finish} />
    </Card>
  );
};
