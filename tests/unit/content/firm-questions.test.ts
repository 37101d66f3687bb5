import { expect, test } from 'vitest';
import { site } from '../../../client/content/site';
import { siteSchema } from '../../../client/content/site-schema';
import { problemsOfFirm } from '../../../scripts/content/check-firm';
import type { Answers } from '../../../scripts/firm/answers';
import { askAll, takeAll } from '../../../scripts/firm/ask';
import { getAnswers, getSite } from '../../../scripts/firm/firm-site';
import { legalHashes } from '../../../scripts/firm/legal-templates';
import templates from '../../../scripts/firm/legal-templates.json' with { type: 'json' };
import { notReady, templatesLeft, unreviewed } from '../../../scripts/firm/not-ready';
import small from '../../fixtures/small-firm.json' with { type: 'json' };
import two from '../../fixtures/two-person-firm.json' with { type: 'json' };

const today = '2026-11-23';
const firm = getSite(takeAll(small, site), site, today);

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
    name: { first: 'Harbor', second: 'Law', highlighted: 'second' },
    phone: '(312) 867-5309',
    colours: { ink: '#12312b', paper: site.colours.paper },
    offices: [{ city: 'Chicago', phone: '(312) 867-5309' }],
    team: [{ name: 'Ruth Calder', admitted: [{ state: 'IL', bar: '6301234' }, { state: 'WI' }] }],
    responsible: 'person-1',
    fee: { percent: 30, of: 'all', lostCosts: 'client' },
    recovered: null,
    results: [],
    reviews: [],
    map: null,
  });
});

test('an answer that does not fit is met with a sentence and asked for again', async () => {
  const { terminal, shown } = typing(
    'La',
    'Harbor Law',
    'Sea',
    '',
    '',
    'harborlaw.com',
    'https://harborlaw.com/',
  );
  const drafts: Answers[] = [];
  const keep = async (answers: Answers) => void drafts.push(answers);
  expect(await askAll({ terminal, current: site, answers: {}, keep })).toBeUndefined();
  expect(shown.filter((text) => text.startsWith('  '))).toEqual([
    '  Please write three characters or more.',
    '  Please write how “Harbor Law” begins or ends, in whole words and not all of it.',
    '  Please write it with https and without a path, such as https://www.yourfirm.com.',
  ]);
  expect(shown).toContain('Which part of the name is highlighted, its beginning or its end? [Harbor]');
  expect(drafts.at(-1)).toEqual({
    name: 'Harbor Law',
    highlight: 'Harbor',
    legalName: 'Harbor Law',
    url: 'https://harborlaw.com',
  });
});

test('a person who broke off continues with the next question, and is asked nothing twice', async () => {
  const { terminal, shown } = typing('not a year');
  const answers = { ...small, highlight: 'Law', legalName: 'Harbor Law' } as Partial<Record<string, string>>;
  delete answers.founded;
  const keep = async () => {};
  await askAll({ terminal, current: site, answers: answers as Answers, keep });
  expect(shown[0]).toBe('In which year was the firm founded?');
  expect(shown).toHaveLength(3);
});

test('a color that cannot be read on those before it is refused by name', () => {
  expect(() => takeAll({ ...small, accent: '#f0a060' }, site)).toThrow(
    /accent: That cannot be read well: accent on paper reaches a contrast of 2\.\d; 4\.5 is the least\./,
  );
});

test('every answer of a file that does not fit is named at once, and one that no question asks for, too', () => {
  const wrong = { ...small, phone: '867', 'person1.admitted': 'Illinois', office2: 'Miami' };
  expect(() => takeAll(wrong, site)).toThrow(
    /phone: Please write the ten digits.*\n.*person1\.admitted: Please write the two capital letters.*\noffice2: no question/s,
  );
});

test('a firm that is asked again finds its own answers as what Enter takes', () => {
  expect(getSite(takeAll(getAnswers(firm), firm), firm, today)).toEqual(firm);
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
  expect(problemsOfFirm({ ...firm, results, responsible: 'marsh' })).toEqual([
    'site.ts: result crash: has no text in es',
    'site.ts: responsible: marsh is not on the team',
  ]);
});

test('a promise that was not answered is no, a name may be one word, and what was answered is kept', () => {
  const pair = getSite(takeAll(two, site), site, today);
  expect(siteSchema.parse(pair)).toEqual(pair);
  expect(pair).toMatchObject({
    name: { first: 'Sorrel', second: '' },
    hours: [],
    promises: { replyHours: null, anyHour: false, experience: null, elsewhere: null },
    story: false,
    startsWith: ['construction-accidents', 'workplace-injuries', 'auto-vehicle-accident-lawsuit'],
    published: today,
    approvedLegal: [],
  });
  const silent = Object.fromEntries(
    Object.entries(two).filter(([id]) => !['hours', 'anyHour', 'replyHours', 'elsewhere'].includes(id)),
  );
  expect(getSite(takeAll(silent, site), site, today)).toEqual(pair);
  const answers = {
    ...two,
    hours: 'Mon-Fri 8am-6:30pm, Sat 10:00-14:00',
    anyHour: 'yes',
    replyHours: '48',
    experience: '12',
    elsewhere: 'referral',
    story: 'yes',
  };
  const open = getSite(takeAll(answers, site), site, today);
  expect(open).toMatchObject({
    hours: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:30',
      },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ],
    promises: { replyHours: 48, anyHour: true, experience: 12, elsewhere: 'referral' },
  });
  expect(getSite(takeAll(getAnswers(open), open), open, today)).toEqual(open);
  const wrong = { ...two, hours: 'always', replyHours: 'soon', areas: 'Divorce' };
  expect(() => takeAll(wrong, site)).toThrow(
    /hours: Please write days and times.*replyHours: Please write a number.*areas: Please write all/s,
  );
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
