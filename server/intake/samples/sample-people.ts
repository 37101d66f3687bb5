import type { ClientInput, LeadStatus } from '../../../shared/schemas/client';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

type SamplePerson = {
  input: Omit<ClientInput, 'caseType'>;
  status: LeadStatus;
  /** The age of the lead, in milliseconds. */
  ago: number;
};

/**
 * Nobody's names at addresses and numbers that belong to nobody: example.com is kept free for examples (RFC 2606), and
 * so are the numbers 555-0100 to 555-0199.
 */
const person = (
  [firstName, lastName]: [string, string],
  phoneNumber: string,
  state: string,
  additionalInfo: string,
): SamplePerson['input'] => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  phoneNumber,
  state,
  additionalInfo,
});

/** The sample leads: a morning at the desk, with something in each stage of the work. */
export const samplePeople: readonly SamplePerson[] = [
  {
    input: person(['Dolores', 'Sample'], '(415) 555-0101', 'CA', 'Please call after five.'),
    status: 'New',
    ago: hour / 4,
  },
  {
    input: person(['Walter', 'Sample'], '(212) 555-0102', 'NY', 'My doctor told me to ask a lawyer.'),
    status: 'New',
    ago: 3 * hour,
  },
  {
    input: person(['Ruth', 'Sample'], '(312) 555-0103', 'IL', 'It is about my mother. She is 81.'),
    status: 'New',
    ago: 2 * day,
  },
  {
    input: person(['Andre', 'Sample'], '(214) 555-0104', 'TX', 'I have all the papers.'),
    status: 'Contacted',
    ago: 3 * day,
  },
  {
    input: person(['Mei', 'Sample'], '(206) 555-0105', 'WA', ''),
    status: 'Contacted',
    ago: 5 * day,
  },
  {
    input: person(['Joseph', 'Sample'], '(305) 555-0106', 'FL', 'I was treated from 2016 to 2019.'),
    status: 'Qualified',
    ago: 8 * day,
  },
  {
    input: person(['Angela', 'Sample'], '(404) 555-0107', 'GA', 'Evenings are best.'),
    status: 'Retainer sent',
    ago: 12 * day,
  },
  {
    input: person(['Frank', 'Sample'], '(614) 555-0108', 'OH', 'A friend of mine is your client.'),
    status: 'Signed',
    ago: 20 * day,
  },
];
