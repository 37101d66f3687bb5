import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { newLead } from '../server/intake/new-lead';
import type { ClientDoc } from '../server/leads/store/client.model';
import { wordsAreDue } from '../server/leads/store/words';
import { builtInCaseTypes } from '../shared/case-types';
import type { LeadStatus } from '../shared/schemas/client';

/** Made-up people: common given and family names, example domains, and phone numbers reserved for fiction. */
const givenNames =
  'Maria James Linda Robert Patricia Michael Barbara David Elizabeth William Jennifer Richard Susan Joseph Jessica Thomas Karen Carlos Sarah Daniel Lisa Matthew Nancy Anthony Betty Mark Sandra Luis Ashley Steven Kimberly Andrew Emily Kenneth Donna José Michelle Kevin Carol Brian Amanda George Melissa Timothy Deborah Ronald Stephanie Jason Rebecca Edward Zoë Ryan Aisha Jacob Mei Gary Priya Nicholas Chloé Jonathan'.split(
    ' ',
  );
const familyNames =
  "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodríguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner O'Connor Parker Cruz Edwards Müller Reyes".split(
    ' ',
  );
const domains = ['example.com', 'example.org', 'example.net', 'mail.example.com'];
const areaCodes = [
  205, 212, 213, 214, 215, 303, 305, 312, 313, 404, 412, 415, 503, 504, 512, 602, 612, 615, 617, 702, 704,
  713, 718, 773, 801, 808, 907, 916, 919, 972,
];
const stories = [
  'I was told about this last month and would like to know whether I have a case.',
  'My doctor found it in the spring. I have all of my records at home.',
  'I am asking for my mother, who cannot use a computer. Please call after five.',
  'It began about two years after I first used it. I stopped when I read the warning.',
  'I worked there for eleven years and three of my colleagues are ill as well.',
  'Please write before you call, I work nights.',
  'I have the receipt and the police report.',
  '',
];
const reasons = ['Outside the time limit', 'No diagnosis', 'Has a lawyer already', 'Could not be reached'];

const days = 60;
const daySeconds = 24 * 60 * 60;

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
/** Picks earlier items more often than later ones. */
const pickEarly = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() ** 2 * items.length)]!;

/** Older leads have progressed further. */
const pickStatus = (age: number): LeadStatus => {
  const luck = Math.random();
  if (age < 1) return luck < 0.85 ? 'New' : 'Contacted';
  if (age < 7) return luck < 0.25 ? 'New' : luck < 0.7 ? 'Contacted' : 'Qualified';
  if (luck < 0.05) return 'New';
  if (luck < 0.2) return 'Contacted';
  if (luck < 0.35) return 'Qualified';
  if (luck < 0.45) return 'Retainer sent';
  if (luck < 0.6) return 'Signed';
  return luck < 0.7 ? 'Referred out' : 'Turned down';
};

/** Most leads are answered within the hour, some the next day. */
const contactAfter = (seconds: number, person: string | null) => ({
  firstContactAt: new Date(seconds * 1000 + Math.ceil(Math.random() ** 6 * 2 * daySeconds * 1000)),
  ...(person && { firstContactBy: person }),
});

/** Arrival times in the last 60 days in whole seconds, oldest first; few at night. */
const arrivals = (count: number, now: number): Float64Array => {
  const times = new Float64Array(count);
  for (let index = 0; index < count; ) {
    const time = Math.floor(now / 1000 - Math.random() * days * daySeconds);
    const americanHour = (Math.floor(time / 3600) + 24 - 6) % 24;
    if (americanHour >= 8 || Math.random() < 0.2) times[index++] = time;
  }
  return times.sort();
};

/** Ids in arrival order: the seconds, then a counter. */
const idMaker = () => {
  const run = randomBytes(5).toString('hex');
  let counter = 0;
  return (seconds: number) => {
    const count = (counter++ & 0xffffff).toString(16).padStart(6, '0');
    return new Types.ObjectId(seconds.toString(16).padStart(8, '0') + run + count);
  };
};

/** Generates `count` made-up leads of the last 60 days, oldest first; `staff` are the ids of possible assignees. */
export function* sampleLeads(count: number, now: number, staff: readonly string[]): Generator<ClientDoc> {
  const idAt = idMaker();
  let number = 0;
  for (const seconds of arrivals(count, now)) {
    number++;
    const firstName = pick(givenNames);
    const lastName = pick(familyNames);
    const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[^a-zA-Z.]/g, '');
    const email = `${plain.toLowerCase()}${number}@${pick(domains)}`;
    const phoneNumber = `(${pick(areaCodes)}) 555-01${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;
    const status = pickStatus((now / 1000 - seconds) / daySeconds);
    const { waitingSince, ...lead } = newLead({
      caller: { kind: 'anonymous', ip: `203.0.113.${1 + Math.floor(Math.random() * 254)}` },
      input: {
        firstName,
        lastName,
        email,
        phoneNumber,
        caseType: String(pickEarly(builtInCaseTypes).id),
        additionalInfo: pick(stories),
      },
      now: () => seconds * 1000,
    });
    const person = status === 'New' || staff.length === 0 ? null : pick(staff);
    yield {
      ...lead,
      ...wordsAreDue(),
      _id: idAt(seconds),
      status,
      statusReason: status === 'Turned down' ? pick(reasons) : '',
      assignedTo: person,
      ...(status === 'New' ? { waitingSince } : contactAfter(seconds, person)),
    };
  }
}
