import { useState } from 'react';
import { messages } from '../../../shared/messages';
import { usStates } from '../../../shared/rules/us-states';
import {
  type Bar,
  bar,
  roles,
  type UserInput,
  type UserRecord,
  userInput,
  userUpdate,
} from '../../../shared/schemas/user';
import { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../kit/confirm-button';
import { FieldsDialog } from '../kit/fields-form';
import type { ListFormProps } from '../kit/list-screen';
import { useAction } from '../kit/use-action';
import { useAccount } from '../shared-queries';
import { LinkDialog } from './link-dialog';
import { userWords } from './user-words';

/** A person's fields in the forms that invite, add and edit. */
export const personFields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'E-mail', kind: 'email' },
  mobileNumber: { label: 'Mobile number', kind: 'tel' },
} as const;

/** The role of an account by the API's default, which can do nothing here, is offered to nobody. */
const roleChoices = roles.map((value) => ({
  value,
  label: userWords.roles[value],
  detail: userWords.roleTexts[value],
}));
export const roleField = {
  label: 'Role',
  kind: 'cards',
  choices: roleChoices.filter(({ value }) => value !== 'user'),
} as const;
const lawyersOnly =
  'Only for lawyers. They can adopt texts and sign for the firm. We tell every administrator.';

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
  const renew = useAction(trpc.links.renew, {
    failed: 'The link could not be made',
    onDone: () => setShown(true),
  });
  const turnOff = useAction(trpc.secondFactor.turnOffFor, {
    done: 'Second factor off',
    failed: 'The second factor is still on',
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
          label="Make a password link"
        />
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

const isNamed = userInput.extend({ bars: z.array(bar) });
const isKept = isNamed.extend({ password: userUpdate.shape.password.unwrap() });
const wrong = 'Choose the state and enter the bar number.';

/** Bar numbers, of which one makes a person a lawyer. */
const bars = {
  label: 'Bar numbers',
  kind: 'rows',
  ...{ none: lawyersOnly, text: lawyersOnly },
  fields: {
    state: { label: 'State', kind: 'choice', first: 'Choose', choices: usStates, wrong },
    number: { label: 'Bar number', maxLength: 40, wrong },
  },
  empty: { state: '', number: '' },
  columns: '1fr 1fr auto',
  add: 'Add a bar number',
  remove: 'Remove bar number',
} as const;

/** Adds or edits a user. A new one needs a password; for existing ones an empty one keeps the current password. */
export const UserForm = ({ record, onClose, onSaved }: ListFormProps<UserRecord>) => {
  const { data: me } = useAccount();
  const create = trpc.users.create.useMutation();
  const update = trpc.users.update.useMutation();
  const isMe = record !== undefined && record.id === me?.id;
  return (
    <FieldsDialog<UserValues, unknown, UserInput>
      name={`user-${record?.id ?? 'new'}`}
      title={record ? 'Edit user' : 'Add user'}
      description={
        record
          ? `${record.firstName} ${record.lastName}`
          : 'The person signs in with this e-mail address and password.'
      }
      button={record ? 'Save changes' : 'Add user'}
      schema={record ? isKept : isNamed}
      required={record ? requiredFields : [...requiredFields, 'password']}
      fields={{
        ...personFields,
        bars,
        role: {
          ...roleField,
          ...(record?.role === 'user' && { choices: roleChoices }),
          ...(isMe && { disabled: true, hint: 'You cannot change your own role.' }),
        },
        password: {
          label: 'Password',
          kind: 'secret',
          autoComplete: 'new-password',
          missing: messages.validation.password.description,
          hint: record
            ? 'Leave empty to keep the current password. A new one signs this person out everywhere.'
            : '8 to 128 characters. Do not use a common password.',
        },
      }}
      defaults={{ ...toPerson(record), bars: record?.bars ?? [], password: '' }}
      secret={['password']}
      version={record?.version}
      save={(values, version) =>
        record ? update.mutateAsync({ id: record.id, version, ...values }) : create.mutateAsync(values)
      }
      saved={record ? messages.user.updated : messages.user.created}
      failed={messages.user.saveFailed}
      failure={record ? messages.user.updateFailed : messages.user.addFailed}
      onSaved={() => onSaved()}
      onClose={onClose}
    >
      {record && !isMe && <UserAccess record={record} />}
    </FieldsDialog>
  );
};
