import { expect, test } from 'vitest';
import { site } from '../../../client/content/site';
import { siteSchema } from '../../../client/content/site-schema';
import { problemsOfFirm } from '../../../scripts/content/check-firm';
import { askAll, takeAll } from '../../../scripts/firm/ask';
import demonstration from '../../../scripts/firm/demonstration.json' with { type: 'json' };
import { getSite } from '../../../scripts/firm/firm-site';
import { legalHashes } from '../../../scripts/firm/legal-templates';
import templates from '../../../scripts/firm/legal-templates.json' with { type: 'json' };
import { notReady, notSaid, partHashes, templatesLeft, unreviewed } from '../../../scripts/firm/not-ready';
import { type Answers, questions } from '../../../scripts/firm/questions';
import small from '../../fixtures/small-firm.json' with { type: 'json' };

const today = '2026-11-23';
const firm = getSite(takeAll(small), site, today);

/** A person at a terminal who types these lines and then quits. */
const typing = (...lines: string[]) => {
  const shown: string[] = [];
  const rest = [...lines];
  return { shown, terminal: { show: (text: string) => shown.push(text), read: async () => rest.shift() } };
};

test('a file of answers makes a whole firm, and nothing of the demonstration is left in it', () => {
  expect(siteSchema.parse(firm)).toEqual(firm);
  expect(firm).toMatchObject({
    isDemonstration: false,
    name: { first: 'Harbor', second: 'Law', highlighted: 'first' },
    phone: '(312) 867-5309',
    legalName: 'Harbor Law',
    timeZone: 'America/Chicago',
    offices: [{ city: 'Chicago', phone: '(312) 867-5309' }],
    team: [{ name: 'Ruth Calder', admitted: [{ state: 'IL', bar: '6301234' }, { state: 'WI' }] }],
    responsible: 'person-1',
    fee: { percent: 30, of: 'all', lostCosts: 'client' },
    recovered: null,
    results: [],
    reviews: [],
    map: null,
    hours: [],
    promises: { replyHours: null, anyHour: false, experience: null, elsewhere: null },
    story: false,
    published: today,
    approvedLegal: [],
  });
  expect(questions).toHaveLength(17);
});

test('hours and a promise are the firm’s own, or nothing is said of them, which the check tells', () => {
  const said = getSite(takeAll({ ...small, hours: '9-17:30', replyHours: '48' }), site, today);
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(said.hours).toEqual([{ id: 'week', dayOfWeek, opens: '09:00', closes: '17:30' }]);
  expect(said.promises).toMatchObject({ replyHours: 48, anyHour: false });
  const noWording = expect.stringContaining('No wording about calls and texts names the firm');
  expect(notSaid(said)).toEqual([noWording, noWording]);
  expect(notSaid(firm)).toEqual([
    'No hours are shown (hours).',
    'No time for a reply is promised (promises.replyHours).',
    ...[noWording, noWording],
  ]);
  for (const hours of ['17-9', '9', '9-25', 'all day'])
    expect(() => takeAll({ ...small, hours })).toThrow('hours: Please write two times');
  expect(() => takeAll({ ...small, replyHours: '0' })).toThrow('replyHours: Please write a whole number');
});

test('the time zone that is suggested is that of the office, also where a state has two', () => {
  const zone = (address: string) => questions.find(({ id }) => id === 'timeZone')!.suggestion!({ address });
  expect(zone('1 Main Street, Santa Fe, NM 87501')).toBe('America/Denver');
  expect(zone('1 Main Street, El Paso, TX 79901')).toBe('America/Denver');
  expect(zone('1 Main Street, Houston, TX 77002')).toBe('America/Chicago');
});

test('an answer that does not fit is met with a sentence and asked for again', async () => {
  const { terminal, shown } = typing('La', 'Harbor Law', '', 'harborlaw.com', 'https://harborlaw.com/');
  const drafts: Answers[] = [];
  const keep = async (answers: Answers) => void drafts.push(answers);
  expect(await askAll({ terminal, answers: {}, keep })).toBeUndefined();
  expect(shown.filter((text) => text.startsWith('  '))).toEqual([
    '  Please write three characters or more.',
    '  Please write it with https and without a path, such as https://www.yourfirm.com.',
  ]);
  expect(shown).toContain('What is its full legal name? [Harbor Law]');
  expect(drafts.at(-1)).toEqual({
    name: 'Harbor Law',
    legalName: 'Harbor Law',
    url: 'https://harborlaw.com',
  });
});

test('a person who broke off continues with the next question, and is asked nothing twice', async () => {
  const { terminal, shown } = typing('not a year');
  const answers = { ...small, legalName: 'Harbor Law' } as Partial<Record<string, string>>;
  delete answers.founded;
  const keep = async () => {};
  await askAll({ terminal, answers: answers as Answers, keep });
  expect(shown[0]).toBe('In which year was the firm founded?');
  expect(shown).toHaveLength(3);
});

test('every answer of a file that does not fit is named at once, and one that no question asks for, too', () => {
  const wrong = {
    ...small,
    phone: '867',
    address: '12 Canal Street',
    admitted: 'Illinois',
    office2: 'Miami',
  };
  expect(() => takeAll(wrong)).toThrow(
    /phone: Please write the ten digits.*\naddress: Please write it like .*\nadmitted: Please write the two capital letters.*\noffice2: no question/s,
  );
});

test('the demonstration is not ready to go live, and each thing that it lacks is named', () => {
  expect(notReady(site)).toEqual([
    'The site is the demonstration: run npm run firm.',
    'The address of the site (url) is an example.',
    'The phone number is a placeholder (555-01xx): nobody can call it.',
    'The number in Chicago is a placeholder (555-01xx): nobody can call it.',
    'The number in Houston is a placeholder (555-01xx): nobody can call it.',
    'The number in Philadelphia is a placeholder (555-01xx): nobody can call it.',
    'The email address for help is an example: no message arrives there.',
    'The privacy contact is an example: nobody reads what people ask about their data.',
  ]);
});

test('what a firm left of the demonstration in its own file is named', () => {
  // A change to the demonstration must also update scripts/firm/demonstration.json.
  expect(partHashes(site)).toEqual(demonstration);
  const left = { ...firm, team: [...firm.team, ...site.team.slice(1)], results: site.results };
  expect(notReady(left)).toEqual([
    "The demonstration's entries are still in team of client/content/site.ts.",
    "The demonstration's entries are still in results of client/content/site.ts.",
  ]);
});

test('a firm that has answered everything is ready; without a lawyer, an office or readable colors it is not', () => {
  expect(notReady(firm)).toEqual([]);
  const colours = { ...firm.colours, accent: '#f0a060' };
  expect(notReady({ ...firm, offices: [], responsible: null, colours })).toEqual(
    expect.arrayContaining([
      'There is no office: mail to people has to carry a postal address.',
      'No lawyer answers for what the site says (responsible).',
      expect.stringMatching(/^A color cannot be read well: accent on paper/),
    ]),
  );
});

test('the build rejects a firm text that lacks a language of its site, and a responsible lawyer outside the team', () => {
  expect(problemsOfFirm(site)).toEqual([]);
  expect(problemsOfFirm(firm)).toEqual([]);
  const results = [{ id: 'crash', text: { en: '$100,000 after a crash.' } }];
  expect(problemsOfFirm({ ...firm, results, responsible: 'marsh', startsWith: ['divorce'] })).toEqual([
    'site.ts: result crash: has no text in es',
    'site.ts: responsible: marsh is not on the team',
    'site.ts: startsWith: there is no practice area divorce',
  ]);
});

test('legal pages that are still the template are named until they are adapted or a lawyer takes them over', () => {
  // A change to the template's words must also update scripts/firm/legal-templates.json.
  expect(legalHashes(['en', 'es'])).toEqual(templates);
  expect(templatesLeft(firm)[0]).toMatch(/^Legal pages are still the template: privacy-policy, .*disclaimer/);
  const approvedLegal = Object.keys(templates).map((name) => ({
    page: name.split('/')[1] ?? '',
    by: 'Ruth Calder',
    on: today,
  }));
  expect(templatesLeft({ ...firm, approvedLegal })).toEqual([]);
  expect(
    templatesLeft({ ...firm, approvedLegal: approvedLegal.filter(({ page }) => page !== 'disclaimer') })[0],
  ).toContain(': disclaimer.');
});

test('a statement counts as reviewed only if a lawyer read its current text', () => {
  const statement = {
    kind: 'court' as const,
    refersTo: 'A ruling of a court',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: today,
  };
  const languages = [{ id: 'en', statements: { one: 'A court ruled.', two: 'A court ruled.' } }];
  const review = { by: 'Ruth Calder', title: 'Founder', on: today };
  const read = (words: string) => ({ ...statement, reviewed: { ...review, words: { en: words } } });
  expect(unreviewed({ one: statement, two: statement }, languages)[0]).toMatch(/^2 of 2 .* one, two\.$/);
  const others = { one: read('A court ruled.'), two: read('Other words.') };
  expect(unreviewed(others, languages)[0]).toMatch(/^1 of 2 statements have not been reviewed .* two\.$/);
  expect(unreviewed({ ...others, two: { ...statement, reviewed: review } }, languages)).toEqual([]);
});
