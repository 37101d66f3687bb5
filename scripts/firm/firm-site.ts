import type { Site } from '../../client/content/site-schema';
import { weekdays } from '../../client/content/weekdays';
import { type Answers, getAddress, getAdmissions, getHours, getShare } from './questions';

const getName = (name: string): Site['name'] => {
  const [first = '', ...rest] = name.split(' ');
  return { first, second: rest.join(' '), highlighted: 'first' };
};

/** Builds the firm's file from the answers: what no question covers promises and shows nothing. */
export const getSite = (answers: Answers, { languages, formSteps, colours }: Site, today: string): Site => {
  const { name = '', legalName = '', url = '', phone = '', email = '', lawyer = '' } = answers;
  const { street, city, state, zip } = getAddress(answers.address);
  const hours = getHours(answers.hours);
  return {
    isDemonstration: false,
    name: getName(name),
    legalName,
    url,
    founded: Number(answers.founded),
    phone,
    emails: { help: email, privacy: email },
    offices: [{ city, street, locality: city, region: state, postalCode: zip, phone }],
    timeZone: answers.timeZone ?? '',
    team: [
      {
        id: 'person-1',
        name: lawyer,
        title: { en: answers['title.en'] ?? '', es: answers['title.es'] ?? '' },
        admitted: getAdmissions(answers.admitted),
      },
    ],
    responsible: 'person-1',
    fee: {
      percent: getShare(answers.fee) as Site['fee']['percent'],
      of: answers.feeOf === 'all' ? 'all' : 'rest',
      lostCosts: answers.lostCosts === 'client' ? 'client' : 'firm',
    },
    published: today,
    updated: today,
    approvedLegal: [],
    languages,
    formSteps,
    textNumber: null,
    colours,
    hours: hours ? [{ id: 'week', dayOfWeek: weekdays.slice(0, 5), ...hours }] : [],
    promises: {
      replyHours: Number(answers.replyHours) || null,
      anyHour: false,
      experience: null,
      elsewhere: null,
    },
    story: false,
    startsWith: 'all',
    recovered: null,
    results: [],
    reviews: [],
    map: null,
    social: [],
  };
};
