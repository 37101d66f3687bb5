import { type Capacity, knownCapacity } from '../../../shared/agreements/capacities';
import type { SignerRole } from '../../../shared/agreements/terms';
import { messages } from '../../../shared/messages';
import { type AgreementPost, type AgreementRecord, agreementPost } from '../../../shared/schemas/agreement';
import type { ClientRecord } from '../../../shared/schemas/client';
import { today } from '../../lib/times';
import { agreementWords } from './agreement-words';

/** A signer in the form: as posted, blank where nothing stands, and who they sign for. */
export type SignerValues = {
  name: string;
  email: string;
  signsFor: SignsFor;
  /** One from the list, or `other` with words of one's own. */
  capacity: Capacity | 'other' | '';
  capacityWords: string;
  for: string;
  letters: { date: string; court: string };
};
export const signsForChoices = ['self', 'spouse', 'lead', 'another'] as const;
export type SignsFor = (typeof signsForChoices)[number];

export const emptySigner: SignerValues = {
  ...{ name: '', email: '', signsFor: 'self', capacity: '', capacityWords: '', for: '' },
  letters: { date: '', court: '' },
};

const roles: Readonly<Record<Capacity, SignerRole>> = {
  parent: 'parent',
  'next-friend': 'parent',
  'guardian-of-minor': 'guardian',
  guardian: 'guardian',
  conservator: 'guardian',
  'attorney-in-fact': 'representative',
  'personal-representative': 'representative',
};

/** Returns what the form holds for an agreement's signer. */
const fromSigner = (
  { name, email, role, capacity, letters, for: represented }: AgreementRecord['signers'][number],
  lead: string,
): SignerValues => {
  const base = { ...emptySigner, name, email };
  if (!represented && capacity === '') return { ...base, signsFor: role === 'spouse' ? 'spouse' : 'self' };
  const listed = knownCapacity(capacity);
  return {
    ...base,
    signsFor: represented === '' || represented === lead ? 'lead' : 'another',
    capacity: listed ?? 'other',
    capacityWords: listed ? '' : capacity,
    for: represented,
    letters: letters ?? base.letters,
  };
};

const toSigner = ({
  name,
  email,
  signsFor,
  capacity,
  capacityWords,
  for: represented,
  letters,
}: SignerValues) => {
  if (signsFor === 'spouse') return { name, email, role: 'spouse' as const };
  // A draft from an earlier version lacks this field.
  if (signsFor !== 'lead' && signsFor !== 'another') return { name, email, role: 'client' as const };
  const said = capacity === 'other' ? capacityWords : capacity;
  const hasLetters = capacity === 'personal-representative' && (letters?.date || letters?.court);
  return {
    ...{ name, email },
    role: capacity === 'other' || capacity === '' ? ('representative' as const) : roles[capacity],
    ...(said && { capacity: said }),
    ...(signsFor === 'another' && { for: represented }),
    ...(hasLetters && { letters }),
  };
};

/** The form's values. */
export type SendValues = {
  template: string;
  /** Further documents in the same envelope. */
  more: string[];
  order: AgreementPost['order'];
  signers: SignerValues[];
  deliver: AgreementPost['deliver'];
  expiresDays: number | null;
  lawyer: string;
  message: string;
  /** Values for fields that nothing else fills. */
  values: { name: string; value: string }[];
};

export const nameOfLead = ({ firstName, lastName }: Pick<ClientRecord, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const isMinor = (
  { speaksFor, dateOfBirth = '' }: Pick<ClientRecord, 'speaksFor' | 'dateOfBirth'>,
  day: string,
) => {
  const relation = speaksFor?.relation ?? '';
  const age = Number(/\d+/.exec(relation)?.[0] ?? Number.NaN);
  const adultSince = `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
  // No minor writes to the firm alone, so a minor's date of birth is that of the child.
  const isBornAfter = dateOfBirth > adultSince;
  return isBornAfter || age < 18 || /\b(minor|menor)\b/i.test(relation);
};

/**
 * Returns the capacity in which a lead speaks for someone, by what that person is to them; empty if unclear. A parent
 * cannot sign for a daughter who is an adult on this day.
 */
export const getCapacity = (
  lead: Pick<ClientRecord, 'speaksFor' | 'dateOfBirth'>,
  day: string,
): Capacity | '' => {
  const relation = lead.speaksFor?.relation ?? '';
  if (/\b(son|daughter|child|kid|hij[oa]|niñ[oa])\b/i.test(relation) && isMinor(lead, day)) return 'parent';
  if (/\b(deceased|estate|late|fallecid[oa])\b/i.test(relation)) return 'personal-representative';
  return '';
};

/** A lead who speaks for another person signs for that person. */
const spokenFor = (lead: ClientRecord): Partial<SignerValues> =>
  lead.speaksFor?.name
    ? { signsFor: 'another', for: lead.speaksFor.name, capacity: getCapacity(lead, today()) }
    : {};

/** A replacing agreement has a draft of its own. */
export const draftName = (client: { id: string }, replaced: { id: string } | undefined): string =>
  `agreement-${replaced?.id ?? client.id}`;

/** Returns the initial values: the lead signs, by e-mail if there is an address. A replacement copies its original. */
export const startValues = (
  client: ClientRecord,
  template: string,
  replaced: AgreementRecord | undefined,
): SendValues => ({
  template: replaced?.template ?? template,
  more: [],
  order: replaced?.order ?? 'together',
  signers: replaced?.signers.map((signer) => fromSigner(signer, nameOfLead(client))) ?? [
    { ...emptySigner, name: nameOfLead(client), email: client.email ?? '', ...spokenFor(client) },
  ],
  deliver: replaced?.deliver ?? (client.email ? 'mail' : 'here'),
  expiresDays: 14,
  lawyer: replaced?.lawyer?.id ?? '',
  message: '',
  values: [],
});

/** The part of the request that is the same for each document. */
const toShared = (id: string, { signers, deliver, expiresDays, lawyer, message, values }: SendValues) => ({
  id,
  signers: signers.map(toSigner),
  deliver,
  expiresDays: expiresDays ?? 0,
  ...(lawyer && { lawyer }),
  ...(message.trim() && { message }),
  ...(values.some(({ value }) => value.trim()) && {
    values: Object.fromEntries(
      values.filter(({ value }) => value.trim()).map(({ name, value }) => [name, value]),
    ),
  }),
});

/** Converts the form to the request's input. */
export const toPost = (id: string, form: SendValues, replaces: string | undefined) => ({
  ...toShared(id, form),
  ...(form.more.length > 0 ? { templates: [form.template, ...form.more] } : { template: form.template }),
  ...(form.signers.length > 1 && { order: form.order }),
  ...(replaces && { replaces }),
});

/** Returns the draft of each document, for its preview. */
export const toDrafts = (id: string, form: SendValues) =>
  [form.template, ...form.more].map((template) => ({
    ...toShared(id, form),
    template,
    isOneOfSeveral: form.more.length > 0,
  }));

/** Stands for the lead's ID, which is no field of the form. */
const anyId = '0'.repeat(24);

/** Returns the sentences for what is wrong, by control name. */
export const findProblems = (values: SendValues): Record<string, string> => {
  const issues = agreementPost.safeParse(toPost(anyId, values, undefined)).error?.issues ?? [];
  const wrong: Readonly<Record<string, string>> = agreementWords.send.wrong;
  const problems = issues.map(({ path, message }) => {
    const name = path.join('.');
    const [, index, field = ''] = /^signers\.(\d+)\.(capacity|for|letters\..*)$/.exec(name) ?? [];
    const isOther = field === 'capacity' && values.signers[Number(index)]?.capacity === 'other';
    const isBlank = /\.name$|^template$/.test(name);
    const sentence = isBlank ? messages.form.required : wrong[isOther ? 'capacityWords' : field || name];
    return [isOther ? `${name}Words` : name, sentence ?? message];
  });
  const unnamed = values.signers.flatMap(({ signsFor, for: name }, index) =>
    signsFor === 'another' && name.trim() === '' ? [[`signers.${index}.for`, messages.form.required]] : [],
  );
  return Object.fromEntries([...problems, ...unnamed]);
};
