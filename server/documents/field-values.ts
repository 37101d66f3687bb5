import { addressLines } from '../../shared/address';
import {
  actsInWords,
  type Capable,
  capacityInWords,
  getSeat,
  partyInWords,
  signsForAnother,
} from '../../shared/agreements/capacities';
import { termValues } from '../../shared/agreements/term-values';
import type { Firm } from '../../shared/firm';
import type { TemplateInput } from '../../shared/schemas/agreement-template';
import type { ClientDoc } from '../leads/store/client.model';
import { longDate } from './dates';
import { documentWords } from './words';

type Language = TemplateInput['language'];

export type FilledSigner = Capable & { email?: string };
type FilledLead = Pick<
  ClientDoc,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'secondPhone'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'dateOfBirth'
  | 'answers'
>;

export type Filling = {
  lead: FilledLead;
  template: Pick<TemplateInput, 'kind' | 'terms' | 'language'>;
  /** The signers, each with the person they sign for, if that is someone else. */
  signers: readonly FilledSigner[];
  lawyer: string;
  caseTitle: string;
  firm: Pick<Firm, 'name' | 'phone' | 'address'>;
  at: number;
  timeZone: string;
};

export const leadName = ({ firstName, lastName }: Pick<ClientDoc, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const once = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

/** Returns "A, B, and C", as the language joins them. */
const joined = (language: Language, texts: readonly string[]): string =>
  new Intl.ListFormat(language === 'es' ? 'es' : 'en-US', { type: 'conjunction' }).format(once(texts));

/** Returns a list of items that contain commas themselves. */
const listed = (language: Language, texts: readonly string[]): string => {
  const { between } = documentWords[language].people;
  return once(texts)
    .map((text, index) => (index === 0 ? text : `${between(text)}${text}`))
    .join('');
};

type Party = { name: string; inWords: string; full: string };

/** Returns the people who become clients: each represented person once, with everyone who acts for them. */
const getParties = (clients: readonly FilledSigner[], lead: string, language: Language): Party[] => {
  if (clients.length === 0) return [{ name: lead, inWords: lead, full: lead }];
  return once(clients.map((signer) => signer.for ?? lead)).map((name) => {
    const acting = clients.filter((signer) => signer.for === name);
    const [first] = acting;
    const inWords = first ? partyInWords(first, language) : name;
    const acts = listed(
      language,
      acting.map((signer) => actsInWords(signer, language)),
    );
    return { name, inWords, full: [inWords, acts].filter(Boolean).join(', ') };
  });
};

/** Returns the capacities in which a person signs for others, and whether also for themselves or as a spouse. */
const getMeaning = (
  signers: readonly FilledSigner[],
  parties: readonly Party[],
  language: Language,
): string => {
  const { people } = documentWords[language];
  const acting = signers.filter(signsForAnother);
  const own = signers.filter((signer) => !signsForAnother(signer)).map(({ name }) => name);
  const acts = once(acting.map(({ name }) => name)).map((name) => {
    const theirs = acting.filter((signer) => signer.name === name);
    const capacities = listed(
      language,
      theirs.map((signer) => capacityInWords(signer, language)),
    );
    return own.includes(name) ? people.also(name, capacities) : people.only(name, capacities);
  });
  const spouses = signers.filter((signer) => getSeat(signer) === 'spouse');
  return [
    people.you(parties.map(({ inWords }) => inWords)),
    ...acts,
    ...spouses.map(({ name }) => people.spouseToo(name)),
  ].join(' ');
};

/** Returns the two parts of the lead's name, or of the represented person's. */
const splitNames = (name: string, lead: FilledLead): [first: string, last: string] => {
  if (name === leadName(lead)) return [lead.firstName, lead.lastName];
  const space = name.lastIndexOf(' ');
  return space < 0 ? [name, name] : [name.slice(0, space), name.slice(space + 1)];
};

/** Returns the lead's values about its own person. If someone else is represented, their values are unknown. */
const ownFields = (lead: FilledLead, isParty: boolean, language: Language): [string, string][] => {
  const { dateOfBirth, street = '', city = '', state = '', zip = '', secondPhone = '' } = lead;
  const lines = addressLines(lead);
  const filledValues = {
    address: lines.join(', '),
    addressBlock: lines.length > 0 ? [leadName(lead), ...lines].join('\n') : '',
    street,
    city,
    state,
    zip,
    birthDate: dateOfBirth ? longDate(dateOfBirth, language, 'UTC') : '',
    secondPhone,
  };
  return Object.entries(filledValues).map(([name, value]) => [`client.${name}`, isParty ? value : '']);
};

const partyFields = ({ lead, signers, template: { language } }: Filling): [string, string][] => {
  const { people } = documentWords[language];
  const own = leadName(lead);
  const clients = signers.filter((signer) => getSeat(signer) === 'client');
  const spouses = signers.filter((signer) => getSeat(signer) === 'spouse');
  const acting = clients.filter(signsForAnother);
  const parties = getParties(clients, own, language);
  const [firstName, lastName] = splitNames(parties[0]!.name, lead);
  const names = (people: readonly { name: string }[]) =>
    joined(
      language,
      people.map(({ name }) => name),
    );
  const emails = once(clients.map(({ email = '' }) => email));
  const getCapacity = (signer: FilledSigner) => capacityInWords(signer, language) || people.onOwnBehalf;
  const statements = [
    ...clients.map((signer) => people.signs(signer.name, getCapacity(signer))),
    ...spouses.map(({ name }) => people.signs(name, people.asSpouse)),
  ];
  const inWords = listed(
    language,
    parties.map((party) => party.inWords),
  );
  return [
    ['client.name', names(parties)],
    ['client.firstName', firstName],
    ['client.lastName', lastName],
    // The represented person may have an address of their own, but mail for the client goes to the person who acts for
    // them.
    ['client.email', acting.length > 0 ? emails.join(', ') : lead.email],
    ['client.phone', lead.phoneNumber],
    ...ownFields(lead, parties[0]!.name === own, language),
    ['party.name', inWords],
    [
      'party.full',
      listed(
        language,
        parties.map(({ full }) => full),
      ),
    ],
    ['party.meaning', getMeaning(signers, parties, language)],
    ['signer.name', names(clients)],
    ['signer.capacity', listed(language, clients.map(getCapacity))],
    ['signer.email', emails.join(', ')],
    ['signers.names', names(signers)],
    ['signers.statement', statements.join(' ')],
  ];
};

const answerInWords = (answer: unknown, language: Language): string => {
  const { yes, no } = documentWords[language].people;
  if (typeof answer === 'boolean') return answer ? yes : no;
  return answer === null || answer === undefined ? '' : String(answer);
};

/** Returns every field that the lead, firm, signers and template fill, in the template's language. */
export const fieldValues = (filling: Filling): [field: string, value: string][] => {
  const { lead, template, lawyer, caseTitle, firm, at, timeZone } = filling;
  const { language } = template;
  return [
    ...partyFields(filling),
    ['case.title', caseTitle],
    ['firm.name', firm.name],
    ['firm.phone', firm.phone],
    ['firm.address', firm.address],
    ['firm.letterhead', [firm.name, firm.address, firm.phone].join('\n')],
    ['lawyer.name', lawyer],
    ['date.today', longDate(at, language, timeZone)],
    ...Object.entries(lead.answers ?? {}).map(([id, answer]): [string, string] => [
      `answers.${id}`,
      answerInWords(answer, language),
    ]),
    ...termValues(template.kind, template.terms, language),
  ];
};
