import { words } from '../../client/content/en/words';
import { feeShare } from '../../client/content/site-schema';
import { getZones } from '../../server/contact/rules/places';
import { timeZone } from '../../shared/schemas/time-zone';
import { z } from '../../shared/zod';

/** A firm's answers, by question id. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  id: string;
  ask: string;
  /** The default for Enter. */
  suggestion?: (answers: Answers) => string;
  /** Normalizes the answer, such as the format of a phone number. */
  tidy?: (answer: string) => string;
  /** The problem with an answer, as a sentence that says what to enter. */
  problem: (answer: string) => string | undefined;
};

const unless = (fits: (answer: string) => boolean, sentence: string) => (answer: string) =>
  fits(answer) ? undefined : sentence;
const filled = unless((answer) => answer.length > 2, 'Please write three characters or more.');
const oneOf = (...choices: string[]) =>
  unless((answer) => choices.includes(answer), `Please write ${choices.join(' or ')}.`);

const isState = (letters = '') => Object.hasOwn(words.states, letters);

/** Parses `12 Canal Street, Chicago, IL 60606`. */
export const getAddress = (answer = '') => {
  const [, street = '', city = '', state = '', zip = ''] =
    /^(.{3,}), *([^,]{2,}), *([A-Z]{2}) +(\d{5}(?:-\d{4})?)$/.exec(answer) ?? [];
  return { street, city, state, zip };
};

/** Parses `IL 6301234, WI`: states, each with an optional bar number. */
export const getAdmissions = (answer = '') =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((one) => {
      const [, state = '', bar] = /^(\S+)(?: +(.+))?$/.exec(one) ?? [];
      return { state, ...(bar ? { bar } : {}) };
    });

/** Parses `9-17:30`; undefined if these are no times of one day. */
export const getHours = (answer = ''): { opens: string; closes: string } | undefined => {
  const [, ...parts] = /^(\d{1,2})(:[0-5]\d)? *- *(\d{1,2})(:[0-5]\d)?$/.exec(answer) ?? [];
  const [from = '', fromMinutes = ':00', to = '', toMinutes = ':00'] = parts;
  const [opens, closes] = [`${from.padStart(2, '0')}${fromMinutes}`, `${to.padStart(2, '0')}${toMinutes}`];
  return from && opens < closes && closes < '24:00' ? { opens, closes } : undefined;
};

/** The fee percentage as the firm's file stores it. */
export const getShare = (answer = '') => (answer === '33⅓' ? answer : Number(answer));

/** The questions that every firm must answer; everything else is a default in the firm's file. */
export const questions: readonly Question[] = [
  {
    id: 'name',
    ask: 'What is the firm called, as people say it?',
    tidy: (answer) => answer.replace(/\s+/g, ' '),
    problem: filled,
  },
  {
    id: 'legalName',
    ask: 'What is its full legal name?',
    suggestion: ({ name = '' }) => name,
    problem: filled,
  },
  {
    id: 'url',
    ask: 'At which address will the site live?',
    tidy: (answer) => answer.replace(/\/+$/, ''),
    problem: unless(
      (answer) => URL.canParse(answer) && /^https:\/\/[^/]+$/.test(answer),
      'Please write it with https and without a path, such as https://www.yourfirm.com.',
    ),
  },
  {
    id: 'founded',
    ask: 'In which year was the firm founded?',
    problem: unless((answer) => /^(18|19|20)\d\d$/.test(answer), 'Please write a year, such as 2015.'),
  },
  {
    id: 'phone',
    ask: 'Which phone number do the call buttons dial?',
    tidy: (answer) => answer.replace(/^\+?1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, '($1) $2-$3'),
    problem: unless(
      (answer) => /^\(\d{3}\) \d{3}-\d{4}$/.test(answer),
      'Please write the ten digits of an American number, such as (312) 867-5309.',
    ),
  },
  {
    id: 'email',
    ask: 'To which email address do people write?',
    problem: unless(
      (answer) => z.email().safeParse(answer).success,
      'Please write an email address, such as help@yourfirm.com.',
    ),
  },
  {
    id: 'address',
    ask: 'What is the address of the head office, on one line?',
    problem: unless(
      (answer) => isState(getAddress(answer).state),
      'Please write it like 12 Canal Street, Chicago, IL 60606.',
    ),
  },
  {
    id: 'timeZone',
    ask: 'What is its time zone? Such as America/Chicago.',
    suggestion: ({ address }) =>
      getZones({ ...getAddress(address), phoneNumber: '' })[0] ?? 'America/New_York',
    problem: unless(
      (answer) => timeZone.safeParse(answer).success,
      'Please write a time zone, such as America/Chicago.',
    ),
  },
  { id: 'lawyer', ask: 'Which lawyer answers for what the site says?', problem: filled },
  { id: 'title.en', ask: 'Their title, in English?', problem: filled },
  { id: 'title.es', ask: 'Their title, in Spanish?', problem: filled },
  {
    id: 'admitted',
    ask: 'Where are they admitted to practice law, each with the bar number, such as IL 6301234, WI 1012345?',
    problem: unless((answer) => {
      const admissions = getAdmissions(answer);
      return admissions.length > 0 && admissions.every(({ state }) => isState(state));
    }, 'Please write the two capital letters of a state, such as IL, and others with commas.'),
  },
  {
    id: 'fee',
    ask: 'Which share of what is won is the fee, in percent? 33⅓ for a third.',
    suggestion: () => '33⅓',
    tidy: (answer) => answer.replace(/\s*%$/, '').replace(/^(33 ?1\/3|1\/3)$/, '33⅓'),
    problem: unless(
      (answer) => feeShare.safeParse(getShare(answer)).success,
      'Please write a whole number from 5 to 50, or 33⅓.',
    ),
  },
  {
    id: 'feeOf',
    ask: 'Is it a share of all that is won, or of the rest after the costs (all, rest)?',
    suggestion: () => 'rest',
    problem: oneOf('all', 'rest'),
  },
  {
    id: 'lostCosts',
    ask: 'Who carries the costs of a case that is lost (firm, client)?',
    suggestion: () => 'firm',
    problem: oneOf('firm', 'client'),
  },
  {
    id: 'hours',
    ask: 'When is the office open from Monday to Friday, such as 9-17:30? Enter shows no hours.',
    problem: unless(
      (answer) => answer === '' || getHours(answer) !== undefined,
      'Please write two times of a day of 24 hours, such as 9-17:30, or nothing.',
    ),
  },
  {
    id: 'replyHours',
    ask: 'Within how many hours does everyone who asks get a reply? Enter promises nothing.',
    problem: unless(
      (answer) => /^(|[1-9]|[1-9]\d|1[0-5]\d|16[0-8])$/.test(answer),
      'Please write a whole number from 1 to 168, or nothing.',
    ),
  },
];
