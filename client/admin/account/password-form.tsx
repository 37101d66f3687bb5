import { passwordChange } from '../../../shared/schemas/auth';
import { type Said, toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { FormFields } from '../kit/fields-form';

const empty = { currentPassword: '', newPassword: '', repeated: '' };
const names = ['currentPassword', 'newPassword', 'repeated'] as const;
const shared = { kind: 'secret', autoComplete: 'new-password' } as const;
const fields = {
  currentPassword: { ...shared, label: 'Current password', autoComplete: 'current-password' },
  newPassword: {
    ...shared,
    label: 'New password',
    hint: '8 to 128 characters. A few words you can remember work best. Your other devices will be signed out.',
  },
  repeated: { ...shared, label: 'Repeat the new password' },
} as const;

type PasswordFormProps = {
  username: string;
  save?: string;
  done?: Said;
  /** Called once the new password is saved, before the toast. */
  onChanged?: () => unknown;
};

/** Changes your own password. It asks for the current one, so an unattended screen is not enough. */
export const PasswordForm = ({
  username,
  save = 'Change password',
  done = { title: 'Password changed', description: 'We signed you out on your other devices.' },
  onChanged,
}: PasswordFormProps) => {
  const changePassword = trpc.auth.changePassword.useMutation();
  const { sessions } = trpc.useUtils().auth;
  const form = useRecordForm({
    name: 'password',
    defaults: empty,
    required: names,
    secret: names,
    validate: (values) => {
      const problems = findProblems(passwordChange, values, names);
      const isSame = values.newPassword === values.repeated;
      return isSame || problems.repeated
        ? problems
        : { ...problems, repeated: 'The two new passwords do not match' };
    },
    save: ({ currentPassword, newPassword }) => changePassword.mutateAsync({ currentPassword, newPassword }),
    saveFailed: 'The password could not be changed',
    onSaved: async () => {
      form.restart(empty);
      await onChanged?.();
      toast.success(done);
      sessions.invalidate();
    },
  });
  return (
    <RecordForm form={form} className="space-y-4">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormFields form={form} fields={fields} />
      <SubmitButton busy={form.busy} label={save} />
    </RecordForm>
  );
};
