import type { Toast } from '../../../shared/messages';
import { passwordChange } from '../../../shared/schemas/auth';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { words } from '../words';

const empty = { currentPassword: '', newPassword: '', repeated: '' };
const fields = ['currentPassword', 'newPassword', 'repeated'] as const;

type PasswordFormProps = {
  username: string;
  save?: string;
  done?: Toast;
  /** Called once the new password is saved, before the toast. */
  onChanged?: () => unknown;
};

/** Changes your own password. It asks for the current one, so an unattended screen is not enough. */
export const PasswordForm = ({
  username,
  save = words.account.changePassword,
  done = words.account.passwordChanged,
  onChanged,
}: PasswordFormProps) => {
  const changePassword = trpc.auth.changePassword.useMutation();
  const { sessions } = trpc.useUtils().auth;
  const form = useRecordForm({
    name: 'password',
    defaults: empty,
    required: fields,
    secret: fields,
    validate: (values) => {
      const problems = findProblems(passwordChange, values, fields);
      const isSame = values.newPassword === values.repeated;
      return isSame || problems.repeated
        ? problems
        : { ...problems, repeated: 'The two new passwords do not match' };
    },
    save: ({ currentPassword, newPassword }) => changePassword.mutateAsync({ currentPassword, newPassword }),
    saveFailed: words.account.passwordFailed,
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
      <Field
        {...form.field('currentPassword')}
        type="password"
        label="Current password"
        autoComplete="current-password"
      />
      <Field
        {...form.field('newPassword')}
        type="password"
        label="New password"
        hint="8 to 128 characters. A few words you can remember work best. Your other devices will be signed out."
        autoComplete="new-password"
      />
      <Field
        {...form.field('repeated')}
        type="password"
        label="Repeat the new password"
        autoComplete="new-password"
      />
      <SubmitButton busy={form.busy}>{save}</SubmitButton>
    </RecordForm>
  );
};
