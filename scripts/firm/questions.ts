import { unreadable } from '../../client/content/contrast';
import { words } from '../../client/content/en/words';
import { knownLanguages } from '../../client/content/languages';
import { feeShare } from '../../client/content/site-schema';
import { getZones } from '../../server/contact/rules/places';
import { timeZone } from '../../shared/schemas/time-zone';
import { z } from '../../shared/zod';
import type { Answers } from './answers';
import { type Chosen, chosen, withShades } from './colours';
import { areaNames, getAreas, getHours, no } from './promises';

export type Question = {
  id: string;
  ask: string;
  /** The default for Enter. A question without one is required; an empty default makes it optional. */
  suggestion?: string;
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
const numberUpTo = (most: number) =>
  unless(
    (answer) => /^\d+$/.test(answer) && Number(answer) <= most,
    `Please write a number from 0 to ${most}.`,
  );

export const toList = (answer: string): string[] =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
export const count = (answer: string | undefined): number[] =>
  Array.from({ length: Number(answer ?? 0) }, (_, index) => index + 1);

const tidyPhone = (answer: string) => answer.replace(/^\+?1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, '($1) $2-$3');
const phone = {
  tidy: tidyPhone,
  problem: unless(
    (answer) => /^\(\d{3}\) \d{3}-\d{4}$/.test(answer),
    'Please write the ten digits of an American number, such as (312) 867-5309.',
  ),
};
const email = unless(
  (answer) => z.email().safeParse(answer).success,
  'Please write an email address, such as help@yourfirm.com.',
);
const state = unless(
  (answer) => Object.hasOwn(words.states, answer),
  'Please write the two capital letters of a state, such as IL.',
);

/** Parses `IL 6301234, WI`: states, each with an optional bar number. */
export const getAdmissions = (answer: string) =>
  (answer === 'none' ? [] : toList(answer)).map((one) => {
    const [, letters = '', bar] = /^(\S+)(?: +(.+))?$/.exec(one) ?? [];
    return { state: letters, ...(bar ? { bar } : {}) };
  });

const partsOfName = (name: string) => {
  const all = name.split(' ');
  return all
    .slice(1)
    .flatMap((_, index) => [all.slice(0, index + 1).join(' '), all.slice(index + 1).join(' ')]);
};

const aboutName = ({ name = '' }: Answers): Question[] => [
  {
    id: 'name',
    ask: 'What is the firm called, as people say it?',
    tidy: (answer) => answer.replace(/\s+/g, ' '),
    problem: filled,
  },
  ...(name.includes(' ')
    ? [
        {
          id: 'highlight',
          ask: 'Which part of the name is highlighted, its beginning or its end?',
          suggestion: name.split(' ')[0],
          problem: unless(
            (answer: string) => partsOfName(name).includes(answer),
            `Please write how “${name}” begins or ends, in whole words and not all of it.`,
          ),
        },
      ]
    : []),
  { id: 'legalName', ask: 'What is its full legal name?', suggestion: name, problem: filled },
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
    id: 'languages',
    ask: `Which languages does the site speak, the main one first? There are ${knownLanguages.join(', ')}.`,
    suggestion: 'en, es',
    problem: unless(
      (answer) => toList(answer).length > 0 && toList(answer).every((one) => knownLanguages.includes(one)),
      `Please write ${knownLanguages.join(' or ')}, or several with commas.`,
    ),
  },
];

const uses: Record<Chosen, string> = {
  ink: 'The dark color of the bar and of the text',
  paper: 'The light color behind the text',
  glow: 'The light that is set on the dark color',
  accent: 'The color of buttons and links on the light one',
};

const findColours = (answers: Answers) =>
  Object.fromEntries(chosen.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])));

/** The colors in the answers so far, with their shades. */
export const getColours = (answers: Answers) => withShades(findColours(answers));

const aboutColours = (answers: Answers, colours: Record<Chosen, string>): Question[] =>
  chosen.map((name, index) => ({
    id: name,
    ask: `${uses[name]} (${name})?`,
    suggestion: colours[name],
    tidy: (answer) => answer.toLowerCase(),
    problem: (answer) => {
      if (!/^#[0-9a-f]{6}$/.test(answer))
        return 'Please write # and six hexadecimal digits, such as #16243d.';
      const before = findColours(answers);
      const sofar = Object.fromEntries(chosen.slice(0, index).map((one) => [one, before[one]]));
      const [problem] = unreadable(withShades({ ...sofar, [name]: answer }));
      return problem && `That cannot be read well: ${problem}.`;
    },
  }));

const aboutContact: Question[] = [
  { id: 'phone', ask: 'Which phone number do the call buttons dial?', ...phone },
  { id: 'email', ask: 'To which email address do people write?', problem: email },
  { id: 'privacyEmail', ask: 'To which one about their data?', problem: email },
];

const aboutOffices = ({ offices, phone: main }: Answers): Question[] => [
  { id: 'offices', ask: 'How many offices does the firm have?', suggestion: '1', problem: numberUpTo(9) },
  ...count(offices).flatMap((number): Question[] => {
    const of = number === 1 ? 'the head office' : `office ${number}`;
    return [
      { id: `office${number}.street`, ask: `Street and number of ${of}?`, problem: filled },
      { id: `office${number}.city`, ask: `City of ${of}?`, problem: filled },
      { id: `office${number}.state`, ask: `State of ${of}, in two letters?`, problem: state },
      {
        id: `office${number}.zip`,
        ask: `ZIP code of ${of}?`,
        problem: unless(
          (answer) => /^\d{5}(-\d{4})?$/.test(answer),
          'Please write five digits, such as 60601.',
        ),
      },
      { id: `office${number}.phone`, ask: `Phone number of ${of}?`, suggestion: main, ...phone },
    ];
  }),
];

const aboutPeople = (answers: Answers): Question[] => {
  const people = count(answers.people);
  const lawyers = people.filter(
    (number) => getAdmissions(answers[`person${number}.admitted`] ?? '').length > 0,
  );
  const names = lawyers.map((number) => answers[`person${number}.name`] ?? '');
  return [
    {
      id: 'people',
      ask: 'How many people of the firm should the site show?',
      suggestion: '1',
      problem: numberUpTo(20),
    },
    ...people.flatMap((number): Question[] => [
      { id: `person${number}.name`, ask: `Name of person ${number}?`, problem: filled },
      ...toList(answers.languages ?? '').flatMap((language): Question[] => [
        { id: `person${number}.title.${language}`, ask: `Their title, in ${language}?`, problem: filled },
        {
          id: `person${number}.about.${language}`,
          ask: `A sentence about what they do, in ${language}? Enter for none.`,
          suggestion: '',
          problem: unless(
            (answer) => answer === '' || answer.length > 2,
            'Please write a sentence, or nothing.',
          ),
        },
      ]),
      {
        id: `person${number}.admitted`,
        ask: 'Where are they admitted to practice law, each with the bar number, such as IL 6301234, WI 1012345? “none” for someone who is not a lawyer.',
        problem: (answer) =>
          answer === ''
            ? 'Please write states, or none.'
            : getAdmissions(answer)
                .map((one) => state(one.state))
                .find(Boolean),
      },
    ]),
    ...(names.length > 0
      ? [
          {
            id: 'responsible',
            ask: 'Which lawyer answers for what the site says?',
            suggestion: names[0],
            problem: oneOf(...names),
          },
        ]
      : []),
  ];
};

const aboutFee: Question[] = [
  {
    id: 'fee',
    ask: 'Which share of what is won is the fee, in percent? 33⅓ for a third.',
    suggestion: '33⅓',
    tidy: (answer) => answer.replace(/\s*%$/, '').replace(/^(33 ?1\/3|1\/3)$/, '33⅓'),
    problem: unless(
      (answer) => feeShare.safeParse(getShare(answer)).success,
      'Please write a whole number from 5 to 50, or 33⅓.',
    ),
  },
  {
    id: 'feeOf',
    ask: 'Is it a share of all that is won, or of the rest after the costs (all, rest)?',
    suggestion: 'rest',
    problem: oneOf('all', 'rest'),
  },
  {
    id: 'lostCosts',
    ask: 'Who carries the costs of a case that is lost (firm, client)?',
    suggestion: 'firm',
    problem: oneOf('firm', 'client'),
  },
];

const numberOrNo = (least: number, most: number, example: string) =>
  unless(
    (answer) => answer === no || (/^\d+$/.test(answer) && Number(answer) >= least && Number(answer) <= most),
    `Please write a number from ${least} to ${most}, such as ${example}, or no.`,
  );

/** The firm's promises: "no" declines one, and the site claims nothing unanswered. */
const aboutPromises = (answers: Answers): Question[] => {
  const states = new Set(
    count(answers.people).flatMap((number) =>
      getAdmissions(answers[`person${number}.admitted`] ?? '').map(({ state }) => state),
    ),
  );
  const ours = states.size > 0 ? ` than ${[...states].toSorted().join(', ')}` : '';
  return [
    {
      id: 'elsewhere',
      ask: `Do you take cases from other states${ours}? “local counsel” for all 50 states together with lawyers there, “referral” if you help people find one, or no.`,
      suggestion: no,
      problem: oneOf('local counsel', 'referral', no),
    },
    {
      id: 'timeZone',
      ask: 'What is the time zone of the head office? Such as America/Chicago.',
      suggestion: getZones({ state: answers['office1.state'], phoneNumber: '' })[0] ?? 'America/New_York',
      problem: unless(
        (answer) => timeZone.safeParse(answer).success,
        'Please write a time zone, such as America/Chicago.',
      ),
    },
    {
      id: 'hours',
      ask: 'When is the office open? Such as Mon-Fri 8am-6pm, Sat 10am-2pm, or no to say nothing.',
      suggestion: no,
      problem: unless(
        (answer) => answer === no || getHours(answer) !== undefined,
        'Please write days and times, such as Mon-Fri 8am-6pm, Sat 10am-2pm, or no.',
      ),
    },
    {
      id: 'anyHour',
      ask: 'Do you promise to be available 24/7? yes or no.',
      suggestion: no,
      problem: oneOf('yes', no),
    },
    {
      id: 'replyHours',
      ask: 'Within how many hours do you promise an answer to everyone who asks? A number, or no.',
      suggestion: no,
      problem: numberOrNo(1, 168, '24'),
    },
    {
      id: 'experience',
      ask: 'For how many years has each of your lawyers worked on such cases, at least? A number, or no.',
      suggestion: no,
      problem: numberOrNo(1, 70, '10'),
    },
    {
      id: 'story',
      ask: 'Does the page about you tell the story and the values of the demonstration as your own? Read them first. yes or no.',
      suggestion: no,
      problem: oneOf('yes', no),
    },
    {
      id: 'areas',
      ask: `Which practice areas do you take: all, or some of these, with semicolons: ${areaNames.join('; ')}? A new database begins with them; afterwards the Active switches at /admin/services decide.`,
      problem: unless(
        (answer) => answer === 'all' || getAreas(answer) !== undefined,
        'Please write all, or names from the list with semicolons between them.',
      ),
    },
  ];
};

/** The fee percentage as the firm's file stores it. */
export const getShare = (answer: string) => (answer === '33⅓' ? answer : Number(answer));

/** Every question that the answers so far lead to: three offices mean three sets of questions. */
export const questionsFor = (answers: Answers, colours: Record<Chosen, string>): Question[] => [
  ...aboutName(answers),
  ...aboutColours(answers, colours),
  ...aboutContact,
  ...aboutOffices(answers),
  ...aboutPeople(answers),
  ...aboutFee,
  ...aboutPromises(answers),
];
