import { messages } from '../../../shared/messages';
import { invitation } from '../../../shared/schemas/links';
import { type Outputs, trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { RoleCards } from './role-cards';
import { userWords } from './user-words';

const required = ['firstName', 'lastName', 'email', 'mobileNumber', 'role'] as const;
type Values = { firstName: string; lastName: string; email: string; mobileNumber: string; role: string };
const empty: Values = { firstName: '', lastName: '', email: '', mobileNumber: '', role: '' };

type InviteFormProps = {
  onClose: () => void;
  onInvited: (link: Outputs['links']['invite'], name: string) => void;
};

/** Invites a new user, who chooses the password. */
export const InviteForm = ({ onClose, onInvited }: InviteFormProps) => {
  const invite = trpc.links.invite.useMutation();
  const form = useRecordForm<Values>({
    name: 'invitation',
    defaults: empty,
    required,
    validate: (values) => findProblems(invitation, values, required),
    save: async (values) => {
      const link = await invite.mutateAsync(invitation.parse(values));
      onInvited(link, `${values.firstName} ${values.lastName}`);
      return true;
    },
    saveFailed: messages.user.saveFailed,
    failed: messages.user.addFailed,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="Invite user"
      description="The person gets a link to choose a password. It works once, for 72 hours."
      save="Invite"
      form={form}
      onClose={onClose}
    >
      <Field data-autofocus {...form.field('firstName')} label={userWords.firstName} />
      <Field {...form.field('lastName')} label={userWords.lastName} />
      <Field {...form.field('email')} label={userWords.email} type="email" inputMode="email" />
      <Field {...form.field('mobileNumber')} label={userWords.mobile} type="tel" />
      <RoleCards {...form.field('role')} />
    </FormDialog>
  );
};
