import { messages } from '../../../shared/messages';
import { bar, type UserRecord, userInput, userUpdate } from '../../../shared/schemas/user';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import type { FormProps } from '../crud/crud-list';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { useAccount } from '../shared-queries';
import { BarRows } from './bar-rows';
import { RoleCards } from './role-cards';
import { UserAccess } from './user-access';
import { type UserValues, userValues } from './user-values';
import { userWords } from './user-words';

const required = ['firstName', 'lastName', 'email', 'mobileNumber', 'role'] as const;

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
    ...findProblems(isNew ? userInput : userUpdate, others, required),
    ...barProblems(bars),
  };
  return isNew && values.password === ''
    ? { ...problems, password: messages.validation.password.description }
    : problems;
};

export const UserForm = ({ record, onClose, onSaved }: FormProps<UserRecord>) => {
  const { data: me } = useAccount();
  const create = trpc.users.create.useMutation();
  const update = trpc.users.update.useMutation();
  const isMe = record !== undefined && record.id === me?.id;
  const form = useRecordForm<UserValues>({
    name: `user-${record?.id ?? 'new'}`,
    defaults: userValues(record),
    required,
    secret: ['password'],
    validate: validate(!record),
    save: async (values) => {
      if (record) await update.mutateAsync({ id: record.id, ...userUpdate.parse(values) });
      else await create.mutateAsync(userInput.parse(values));
      return true;
    },
    saveFailed: messages.user.saveFailed,
    failed: record ? messages.user.updateFailed : messages.user.addFailed,
    onSaved: () => {
      toast.success(record ? messages.user.updated : messages.user.created);
      onSaved();
    },
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
      <Field data-autofocus {...form.field('firstName')} label={userWords.firstName} />
      <Field {...form.field('lastName')} label={userWords.lastName} />
      <Field {...form.field('email')} label={userWords.email} type="email" inputMode="email" />
      <Field {...form.field('mobileNumber')} label={userWords.mobile} type="tel" />
      <BarRows form={form} />
      <RoleCards
        {...form.field('role')}
        hint={isMe ? 'You cannot change your own role.' : undefined}
        disabled={isMe}
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
