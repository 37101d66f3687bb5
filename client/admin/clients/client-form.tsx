import { useState } from 'react';
import { useLocation } from 'wouter';
import { type EditableName, editableNames, fieldText } from '../../../shared/lead-fields';
import { messages } from '../../../shared/messages';
import { toRecord } from '../../../shared/records';
import { type ClientInput, type ClientRecord, clientUpdate } from '../../../shared/schemas/client';
import { useSession } from '../../auth/session';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { TextButton } from '../../ui/press';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { clientLabels } from '../field-name';
import { withCurrent } from '../form/choices';
import { getBase } from '../form/drafts';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm, useValues } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import type { ListFormProps } from '../kit/list-screen';
import { useCaseTypes, useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { beginCall } from './call/begin-call';
import type { ClientChanges } from './conflict/merge';
import { UpdateConflict } from './conflict/update-conflict';
import { useClientUpdate } from './conflict/use-client-update';
import { DetailFields } from './lead/field-inputs';
import { KnownPerson } from './merge/known-person';

type TakeCallInsteadProps = { typed: () => Record<string, string>; onLeave: () => void };

/** Switches from the form that adds a lead to the call form, keeping what was entered. */
const TakeCallInstead = ({ typed, onLeave }: TakeCallInsteadProps) => {
  const owner = useSession()?.username ?? '';
  const [, navigate] = useLocation();
  return (
    <p className="text-sm text-muted sm:col-span-2">
      On the phone, or no e-mail address?{' '}
      <TextButton
        onClick={() => {
          if (beginCall(owner, typed())) onLeave();
          navigate(staffPaths.call);
        }}
        label="Take a call instead"
      />
    </p>
  );
};

const always = ['firstName', 'lastName', 'phoneNumber', 'caseType'] as const;

const getValues = (record?: ClientRecord) => toRecord(editableNames, (name) => fieldText(record?.[name]));

type Typed = { [Name in EditableName]?: unknown };

/** Leaves out values stored under earlier rules and not changed since, so that they do not block saving the rest. */
const withoutUnchanged = (
  base: ClientRecord | undefined,
  values: Record<EditableName, string>,
  required: readonly string[],
) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !base || required.includes(name) || value !== fieldText(base[name as EditableName]),
    ),
  );

/** Adds or edits a lead. */
export const ClientForm = ({ record, onClose, onSaved }: ListFormProps<ClientRecord>) => {
  const caseTypes = useCaseTypes();
  const formatTitle = useCaseTypeTitle();
  const name = `client-${record?.id ?? 'new'}`;
  // Only a lead who called may have no e-mail address.
  const required = record?.email === '' ? always : (['email', ...always] as const);
  // Keep the version from when the form opened, so that a newer one shows up as a conflict.
  const [base] = useState(() => getBase(name, record));
  const add = trpc.clients.add.useMutation();
  const update = useClientUpdate(base);
  const finish = () => {
    toast.success(record ? messages.client.updated : messages.client.created);
    onSaved();
  };
  const form = useRecordForm({
    name,
    record: base,
    defaults: getValues(base),
    required,
    validate: (values) => findProblems(clientUpdate, withoutUnchanged(base, values, required), required),
    save: async (values) => {
      if (record) return update.save(values as ClientChanges);
      await add.mutateAsync({ ...(values as Typed as ClientInput), ip_address: '', jornaya_ip: '' });
      return true;
    },
    saveFailed: messages.client.saveFailed,
    failed: record ? messages.client.updateFailed : messages.client.addFailed,
    onSaved: finish,
  });

  const values = useValues(form);
  const { firstName, lastName, email, phoneNumber } = values;
  const typed = { firstName, lastName, email, phoneNumber };

  return (
    <FormDialog
      title={record ? 'Edit client' : 'Add client'}
      description={
        record
          ? 'Update what we know about this lead.'
          : 'A lead that did not come through the website, such as a phone call.'
      }
      save={record ? 'Save changes' : 'Add client'}
      form={form}
      onClose={onClose}
    >
      {!record && (
        <TakeCallInstead
          typed={() => {
            const { caseType, additionalInfo } = form.form.getValues();
            return { ...typed, caseType, additionalInfo };
          }}
          onLeave={form.discard}
        />
      )}
      <Field data-autofocus {...form.field('firstName')} label={clientLabels.firstName} />
      <Field {...form.field('lastName')} label={clientLabels.lastName} />
      <Field {...form.field('email')} label={clientLabels.email} type="email" inputMode="email" />
      <Field {...form.field('phoneNumber')} label={clientLabels.phoneNumber} type="tel" />
      <Select {...form.field('caseType')} label={clientLabels.caseType}>
        <option value="">Select a case type</option>
        {withCurrent(caseTypes, record?.caseType ?? '', formatTitle).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <DetailFields form={form} values={values} />
      <TextArea
        {...form.field('additionalInfo')}
        label={clientLabels.additionalInfo}
        rows={4}
        className="sm:col-span-2"
      />
      {!record && <KnownPerson {...typed} />}
      {(['ip_address', 'jornaya_ip'] as const).map((name) => (
        <Field
          key={name}
          id={`client-${name}`}
          name={name}
          label={clientLabels[name]}
          hint="Cannot be changed"
          value={record?.[name] || 'Not known'}
          readOnly
        />
      ))}
      <UpdateConflict update={update} form={form} onSaved={finish} />
    </FormDialog>
  );
};
