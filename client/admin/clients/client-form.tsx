import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { type EditableName, editableNames } from '../../../shared/lead-fields';
import { messages } from '../../../shared/messages';
import { type ClientRecord, clientUpdate } from '../../../shared/schemas/client';
import { useSession } from '../../auth/session';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import type { FormProps } from '../crud/crud-list';
import { clientLabels } from '../field-name';
import { withCurrent } from '../form/choices';
import { getBase } from '../form/drafts';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { useCaseTypes, useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { beginCall } from './call/begin-call';
import { clientWords } from './client-words';
import { ConflictDialog } from './conflict/conflict-dialog';
import { useClientUpdate } from './conflict/use-client-update';
import { KnownPerson } from './merge/known-person';

type TakeCallInsteadProps = { typed: () => Record<string, string>; onLeave: () => void };

/** From the form that adds a lead to the one that takes a call, with what was typed. */
const TakeCallInstead = ({ typed, onLeave }: TakeCallInsteadProps) => {
  const owner = useSession()?.username ?? '';
  const [, navigate] = useLocation();
  return (
    <p className="text-sm text-muted sm:col-span-2">
      On the phone, or no e-mail address?{' '}
      <button
        type="button"
        className="min-h-6 underline underline-offset-4"
        onClick={() => {
          if (beginCall(owner, typed())) onLeave();
          navigate(staffPaths.call);
        }}
      >
        Take a call instead
      </button>
    </p>
  );
};

type UpdateConflictProps = {
  update: ReturnType<typeof useClientUpdate>;
  form: { discard: () => void };
  /** Called when what was chosen is saved. */
  onSaved: () => void;
};

/** What a form shows when somebody else saved in between: nothing, until that happens. */
const UpdateConflict = ({ update, form, onSaved }: UpdateConflictProps) =>
  update.conflict && (
    <ConflictDialog
      conflict={update.conflict}
      onSave={update.saveChosen}
      onBack={update.leaveConflict}
      onSaved={() => {
        form.discard();
        onSaved();
      }}
    />
  );

const always = ['firstName', 'lastName', 'phoneNumber', 'caseType'] as const;

const getValues = (record?: ClientRecord) =>
  Object.fromEntries(editableNames.map((name) => [name, record?.[name] ?? ''])) as Record<
    EditableName,
    string
  >;

/** Adds a lead, or changes what is known about one. */
export const ClientForm = ({ record, onClose, onSaved }: FormProps<ClientRecord>) => {
  const caseTypes = useCaseTypes().map(({ id, title }) => ({ value: String(id), label: title }));
  const formatTitle = useCaseTypeTitle();
  const name = `client-${record?.id ?? 'new'}`;
  // Who called may have no address; nobody else is left without one.
  const required = record?.email === '' ? always : (['email', ...always] as const);
  // A newer version must not slip under what is being typed: it has to show up as a conflict.
  const [base] = useState(() => getBase(name, record));
  const add = trpc.clients.add.useMutation();
  const update = useClientUpdate(base);
  const finish = () => {
    toast.success(record ? messages.client.updated : messages.client.created);
    onSaved();
  };
  const form = useRecordForm({
    name,
    base,
    defaults: getValues(base),
    required,
    validate: (values) => findProblems(clientUpdate, values, required),
    save: async (values) => {
      if (record) return update.save(values);
      await add.mutateAsync({ ...values, ip_address: '', jornaya_ip: '' });
    },
    saveFailed: messages.client.saveFailed,
    failed: record ? messages.client.updateFailed : messages.client.addFailed,
    onSaved: finish,
  });

  const [firstName, lastName, email, phoneNumber] = useWatch({
    control: form.form.control,
    name: ['firstName', 'lastName', 'email', 'phoneNumber'],
  });
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
      <Select
        {...form.field('caseType')}
        label={clientLabels.caseType}
        className="sm:col-span-2"
        first="Select a case type"
        choices={withCurrent(caseTypes, record?.caseType ?? '', formatTitle)}
      />
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
          value={record?.[name] || clientWords.notKnown}
          readOnly
        />
      ))}
      <UpdateConflict update={update} form={form} onSaved={finish} />
    </FormDialog>
  );
};
