import { useState } from 'react';
import {
  providerLabels,
  type TextAccess,
  type TextAccountInput,
  type TextAccountView,
  textAccountInput,
} from '../../../shared/schemas/text-account';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm, useValues } from '../form/use-record-form';
import type { Problems } from '../form/validation';
import { ConfirmButton } from '../kit/confirm-button';
import { FactList } from '../kit/fact-list';
import { FieldRows } from '../kit/field-rows';
import { FormFields } from '../kit/fields-form';
import type { Fields, FormState } from '../kit/one-field';
import { type Refresh, useAction, useRefetch } from '../kit/use-action';

type Values = TextAccess & Pick<TextAccountInput, 'numbers'>;

const noAccess: TextAccess = { provider: 'twilio', account: '', token: '', publicKey: '' };
const accessNames = ['provider', 'account', 'token', 'publicKey'] as const;
const provider = { label: 'Provider', kind: 'choice', choices: providerLabels } as const;

const refresh: Refresh = ({ textAccount, messages }) => [textAccount, messages];

/** Each provider calls its keys by other names. */
const accessFields: Readonly<Record<TextAccess['provider'], Fields<Values>>> = {
  twilio: {
    provider,
    account: { label: 'Account SID', hint: 'It begins with AC.' },
    token: { label: 'Auth token', kind: 'secret' },
    publicKey: { label: 'Shared key of your webhook rules', hint: 'Only if you have one.', kind: 'secret' },
  },
  telnyx: {
    provider,
    token: { label: 'API key', kind: 'secret' },
    publicKey: { label: 'Public key', hint: 'It verifies that texts come from Telnyx.', kind: 'secret' },
  },
};

const toInput = ({ numbers, ...access }: Values, version: number, hasAccess: boolean): TextAccountInput => ({
  version,
  numbers,
  ...(hasAccess && { access: { ...access, ...(access.provider === 'telnyx' && { account: '' }) } }),
});

/** Problems by the names of the form's controls, which have no `access`. */
const findProblems = (input: TextAccountInput): Problems =>
  Object.fromEntries(
    (textAccountInput.safeParse(input).error?.issues ?? [])
      .map(({ path, message }) => [path.filter((one) => one !== 'access').join('.'), message])
      .reverse(),
  );

const Access = ({ form }: { form: FormState<Values> }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <FormFields form={form} fields={accessFields[useValues(form).provider]} />
  </div>
);

/** Says what is stored, without the keys. */
const StoredAccess = ({ access }: { access: NonNullable<TextAccountView['access']> }) => {
  const { provider: name, accountEnd, hasPublicKey } = access;
  const { account, token, publicKey } = accessFields[name];
  return (
    <FactList
      facts={{
        Provider: providerLabels[name],
        ...(account && { [String(account.label)]: `Stored, ends in ${accountEnd}` }),
        [String(token?.label)]: 'Stored',
        [String(publicKey?.label)]: hasPublicKey && 'Stored',
      }}
      className="sm:grid-cols-[15rem_1fr]"
    />
  );
};

const Numbers = ({ form }: { form: FormState<Values> }) => {
  const { numbers } = useValues(form);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Numbers that send texts</legend>
      <FieldRows
        form={form}
        name="numbers"
        fields={(index) => ({
          number: { label: 'Number', kind: 'tel' },
          registration: {
            label: 'Registration',
            kind: 'choice',
            choices: {
              campaign: 'Brand and campaign',
              'none-needed': 'None needed: our statement',
              later: 'Not registered yet',
            },
          },
          ...(numbers[index]?.registration === 'campaign' && {
            brand: { label: 'Brand' },
            campaign: { label: 'Campaign' },
          }),
        })}
        columns="sm:grid-cols-[11rem_14rem_1fr_1fr_auto]"
        none="Without a number nothing is sent."
        text="The first one that is registered sends to new people. One that is not registered sends nothing."
        add="Add number"
        empty={{ number: '', registration: 'campaign', brand: '', campaign: '' }}
        remove={(index) => `Remove number ${index + 1}`}
      />
    </fieldset>
  );
};

/** The keys are entered all together, or stay as they are. */
const useAccountForm = ({ access, numbers, version }: TextAccountView) => {
  const [isReplacing, setReplacing] = useState(false);
  const isEntering = !access || isReplacing;
  const refetch = useRefetch();
  const save = trpc.textAccount.save.useMutation();
  const form = useRecordForm<Values>({
    name: 'text-account',
    version,
    defaults: { ...noAccess, ...(access && { provider: access.provider }), numbers },
    required: isEntering ? ['account', 'token'] : [],
    secret: ['account', 'token', 'publicKey'],
    validate: (values) => findProblems(toInput(values, version, isEntering)),
    save: (values, began) => save.mutateAsync(toInput(values, began, isEntering)),
    saved: { title: 'Account saved', description: 'Now check it.' },
    saveFailed: 'The account could not be saved',
    failed: 'The account could not be saved',
    onSaved: () => {
      form.restart({ ...form.form.getValues(), account: '', token: '', publicKey: '' });
      setReplacing(false);
      void refetch(refresh);
    },
  });
  return {
    form,
    isReplacing,
    isEntering,
    replace: () => setReplacing(true),
    keepStored: () => {
      for (const name of accessNames) form.form.resetField(name);
      setReplacing(false);
    },
    onRemoved: () => {
      setReplacing(false);
      form.restart({ ...noAccess, numbers: [] });
    },
  };
};

/** The account and its numbers. */
export const AccountForm = ({ stored }: { stored: TextAccountView }) => {
  const { access, version } = stored;
  const { form, isReplacing, isEntering, replace, keepStored, onRemoved } = useAccountForm(stored);
  const remove = useAction(trpc.textAccount.remove, {
    done: { title: 'Account removed', description: 'Nothing is sent now.' },
    failed: { title: 'Could not remove the account' },
    onDone: onRemoved,
    refresh,
  });
  return (
    <RecordForm form={form} className="space-y-5">
      {access && !isReplacing && <StoredAccess access={access} />}
      {isEntering && <Access form={form} />}
      {access && (
        <Button look="secondary" size="sm" onClick={isReplacing ? keepStored : replace}>
          {isReplacing ? 'Keep the stored account' : 'Replace the account or its key'}
        </Button>
      )}
      <Numbers form={form} />
      <FormFailure form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={form.busy} label="Save" />
        {access && (
          <ConfirmButton
            label="Remove the account"
            title="Remove the account?"
            text="Texts stop: none are sent, and none arrive. Those that wait expire. To undo it, you need the key again."
            size="md"
            action={remove}
            input={{ version }}
          />
        )}
      </div>
    </RecordForm>
  );
};
