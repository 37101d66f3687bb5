import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { messages } from '../../../shared/messages';
import { usStates } from '../../../shared/rules/us-states';
import { type Bar, bar, type UserRecord, userInput, userUpdate } from '../../../shared/schemas/user';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { FormDialog } from '../form/form-dialog';
import { AddRow, RemoveRow } from '../form/row-buttons';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { ConfirmButton } from '../kit/confirm-button';
import { FormFields } from '../kit/fields-form';
import type { ListFormProps } from '../kit/list-screen';
import { useAction } from '../kit/use-action';
import { useAccount } from '../shared-queries';
import { LinkDialog } from './link-dialog';
import { RoleCards } from './role-cards';
import { userWords } from './user-words';

/** A person's fields in the forms that invite, add and edit. */
export const personFields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'E-mail', kind: 'email' },
  mobileNumber: { label: 'Mobile number', kind: 'tel' },
} as const;

export const toPerson = (record?: UserRecord) => ({
  firstName: record?.firstName ?? '',
  lastName: record?.lastName ?? '',
  email: record?.email ?? '',
  mobileNumber: record?.mobileNumber ?? '',
  role: (record?.role ?? '') as string,
});

/** The user form's values. */
type UserValues = ReturnType<typeof toPerson> & { bars: Bar[]; password: string };

export const requiredFields = ['firstName', 'lastName', 'email', 'mobileNumber', 'role'] as const;

/** Restores a person's access: a link to choose a password, which nobody else learns. */
const UserAccess = ({ record }: { record: UserRecord }) => {
  const [shown, setShown] = useState(false);
  const name = `${record.firstName} ${record.lastName}`;
  const renew = useAction(trpc.links.renew, { failed: userWords.linkFailed, onDone: () => setShown(true) });
  const turnOff = useAction(trpc.secondFactor.turnOffFor, {
    done: userWords.factorIsOff,
    failed: userWords.factorOffFailed,
  });
  return (
    <div className="space-y-2 border-t border-line pt-4 sm:col-span-2">
      <p className="text-sm text-muted">
        Lost the password or the invitation? Make a new link. The old one stops working.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          aria-disabled={renew.isPending}
          onClick={() => !renew.isPending && renew.mutate({ id: record.id })}
        >
          Make a password link
        </Button>
        <ConfirmButton
          size="md"
          label="Turn off the second factor"
          title={`Turn off the second factor for ${name}?`}
          text="Use this when someone lost both the phone and the recovery codes. It signs them out everywhere."
          action={turnOff}
          input={{ id: record.id }}
        />
      </div>
      {shown && renew.data && <LinkDialog link={renew.data} name={name} onClose={() => setShown(false)} />}
    </div>
  );
};

/** A person's bar numbers; a person who has one is a lawyer. */
const BarRows = ({ form }: { form: ReturnType<typeof useRecordForm<UserValues>> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'bars' });
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">Bar numbers</legend>
      <p className="mb-2 text-sm text-muted">
        Only for lawyers. They can adopt texts and sign for the firm. We tell every administrator.
      </p>
      {fields.map((row, index) => (
        <div key={row.id} className="mb-3 grid gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_auto]">
          <Select
            {...form.field(`bars.${index}.state`)}
            label="State"
            first="Choose"
            choices={Object.entries(usStates).map(([code, name]) => ({ value: code, label: name }))}
          />
          <Field {...form.field(`bars.${index}.number`)} label="Bar number" maxLength={40} />
          <RemoveRow label={`Remove bar number ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label="Add a bar number" onClick={() => append({ state: '', number: '' })} />
    </fieldset>
  );
};

const barProblems = (bars: UserValues['bars']) =>
  Object.fromEntries(
    bars.flatMap((one, index) =>
      bar.safeParse(one).success
        ? []
        : [[`bars.${index}.number`, 'Choose the state and enter the bar number.']],
    ),
  );

/** A new user needs a password; for existing users an empty one keeps the current password. */
const validate = (isNew: boolean) => (values: UserValues) => {
  const { bars, ...others } = values;
  const problems = {
    ...findProblems(isNew ? userInput : userUpdate, others, requiredFields),
    ...barProblems(bars),
  };
  return isNew && values.password === ''
    ? { ...problems, password: messages.validation.password.description }
    : problems;
};

export const UserForm = ({ record, onClose, onSaved }: ListFormProps<UserRecord>) => {
  const { data: me } = useAccount();
  const create = trpc.users.create.useMutation();
  const update = trpc.users.update.useMutation();
  const isMe = record !== undefined && record.id === me?.id;
  const form = useRecordForm<UserValues>({
    name: `user-${record?.id ?? 'new'}`,
    defaults: { ...toPerson(record), bars: record?.bars ?? [], password: '' },
    required: requiredFields,
    secret: ['password'],
    validate: validate(!record),
    save: async (values) => {
      if (record) await update.mutateAsync({ id: record.id, ...userUpdate.parse(values) });
      else await create.mutateAsync(userInput.parse(values));
    },
    saveFailed: messages.user.saveFailed,
    failed: record ? messages.user.updateFailed : messages.user.addFailed,
    saved: record ? messages.user.updated : messages.user.created,
    onSaved: () => onSaved(),
  });

  return (
    <FormDialog
      title={record ? 'Edit user' : 'Add user'}
      description={
        record
          ? `${record.firstName} ${record.lastName}`
          : 'The person signs in with this e-mail address and password.'
      }
      save={record ? 'Save changes' : 'Add user'}
      form={form}
      onClose={onClose}
    >
      <FormFields form={form} fields={personFields} autofocus />
      <BarRows form={form} />
      <RoleCards
        {...form.field('role')}
        hint={isMe ? 'You cannot change your own role.' : undefined}
        disabled={isMe}
        hasNone={record?.role === 'user'}
      />
      <Field
        {...form.field('password')}
        label="Password"
        type="password"
        autoComplete="new-password"
        required={!record}
        hint={
          record
            ? 'Leave empty to keep the current password. A new one signs this person out everywhere.'
            : '8 to 128 characters. Do not use a common password.'
        }
      />
      {record && !isMe && <UserAccess record={record} />}
    </FormDialog>
  );
};
