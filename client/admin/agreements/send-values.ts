import type { SignerRole } from '../../../shared/agreements/terms';
import { messages } from '../../../shared/messages';
import { type AgreementPost, type AgreementRecord, agreementPost } from '../../../shared/schemas/agreement';
import type { ClientRecord } from '../../../shared/schemas/client';
import { agreementWords } from './agreement-words';

/** What the form holds; `days` as it is typed. */
export type SendValues = {
  template: string;
  signers: { name: string; email: string; role: SignerRole; capacity: string }[];
  deliver: AgreementPost['deliver'];
  days: string;
  lawyer: string;
  message: string;
  /** Values for fields that nothing else fills. */
  values: { name: string; value: string }[];
};

/** The form as it opens: the lead signs, by e-mail where there is an address; a replacement as its forerunner was. */
export const startValues = (
  client: ClientRecord,
  template: string,
  replaced: AgreementRecord | undefined,
): SendValues => ({
  template: replaced?.template ?? template,
  signers: replaced?.signers.map(({ name, email, role, capacity }) => ({ name, email, role, capacity })) ?? [
    {
      name: `${client.firstName} ${client.lastName}`.trim(),
      email: client.email ?? '',
      role: 'client',
      capacity: '',
    },
  ],
  deliver: replaced?.deliver ?? (client.email ? 'mail' : 'here'),
  days: '14',
  lawyer: replaced?.lawyer?.id ?? '',
  message: '',
  values: [],
});

/** What goes to the server of it. */
export const toPost = (
  id: string,
  { template, signers, deliver, days, lawyer, message, values }: SendValues,
  replaces: string | undefined,
) => ({
  id,
  template,
  signers: signers.map(({ capacity, ...signer }) => ({ ...signer, ...(capacity && { capacity }) })),
  deliver,
  expiresDays: Number(days),
  ...(lawyer && { lawyer }),
  ...(message.trim() && { message }),
  ...(values.some(({ value }) => value.trim()) && {
    values: Object.fromEntries(
      values.filter(({ value }) => value.trim()).map(({ name, value }) => [name, value]),
    ),
  }),
  ...(replaces && { replaces }),
});

/** What is wrong, by the name of the control. */
export const problemsIn = (values: SendValues): Record<string, string> => {
  const parsed = agreementPost.omit({ id: true }).safeParse(toPost('', values, undefined));
  const found = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    if (name === 'expiresDays') return ['days', agreementWords.send.daysWrong];
    return [name, /\.name$|^template$/.test(name) ? messages.form.required : message];
  });
  return Object.fromEntries(found);
};
