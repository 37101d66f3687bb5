import { expect, test } from 'vitest';
import { anywhere, getPlaces, getZones, placesFor } from '../../../server/contact/rules/places';
import { builtInRule, builtInRules } from '../../../shared/rules/built-in-rules';
import { judge } from '../../../shared/rules/judge';
import { ruleInput } from '../../../shared/rules/rule';
import { sameState, stateCode, usStates } from '../../../shared/rules/us-states';

const outcome = (caseType: string, answers: Record<string, string | number | boolean | null>) =>
  judge(builtInRule(caseType), { answers }).outcome;

const afff = { firefighter: true, exposedToFoam: 'yes', diagnosedWithCancer: 1 };
const depo = { usedDepoProvera: true, brainTumor: true, warned: false };

test.each([
  ['Camp Lejeune inside of the window', '5', { onBaseFrom: 1960, onBaseUntil: 1962 }, 'accept'],
  ['Camp Lejeune around all of it', '5', { onBaseFrom: '1950', onBaseUntil: '1990' }, 'accept'],
  ['Camp Lejeune on its last day', '5', { onBaseFrom: '1987-12-31', onBaseUntil: '1995' }, 'accept'],
  ['Camp Lejeune after it', '5', { onBaseFrom: '1988-01-01', onBaseUntil: '1990' }, 'refuse'],
  ['Camp Lejeune before it', '5', { onBaseFrom: '1950', onBaseUntil: '1956-12' }, 'refuse'],
  ['Camp Lejeune since before it, until nobody knows', '5', { onBaseFrom: '1950' }, 'flag'],
  [
    'hernia mesh on the first day',
    '13',
    { surgeryDate: '2006-01-01', complicationDate: '2006-03' },
    'accept',
  ],
  ['hernia mesh a day too early', '13', { surgeryDate: '2005-12-31', complicationDate: '2007' }, 'refuse'],
  [
    'hernia mesh after 30 days',
    '13',
    { surgeryDate: '2010-05-01', complicationDate: '2010-05-31' },
    'refuse',
  ],
  [
    'hernia mesh after 31 days',
    '13',
    { surgeryDate: '2010-05-01', complicationDate: '2010-06-01' },
    'accept',
  ],
  ['hernia mesh in the same year', '13', { surgeryDate: '2010', complicationDate: '2010' }, 'flag'],
  ['Elmiron for two years', '17', { yearsOfUse: '2', stoppedOn: '2019-01', symptomsOn: '2019-06' }, 'accept'],
  ['Elmiron for less', '17', { yearsOfUse: 1.9, stoppedOn: '2019-01', symptomsOn: '2019-06' }, 'refuse'],
  [
    'Elmiron two years after stopping',
    '17',
    { yearsOfUse: 3, stoppedOn: '2017-01', symptomsOn: '2019-06' },
    'refuse',
  ],
  [
    'Elmiron symptoms while taking it',
    '17',
    { yearsOfUse: 3, stoppedOn: '2019-01', symptomsOn: '2018-06' },
    'accept',
  ],
  ['Depo-Provera', '4', depo, 'accept'],
  ['Depo-Provera without a tumor', '4', { ...depo, brainTumor: 'no' }, 'refuse'],
  ['Depo-Provera with a warning', '4', { ...depo, warned: true }, 'flag'],
  ['AFFF', '1', afff, 'accept'],
  ['AFFF without a diagnosis', '1', { ...afff, diagnosedWithCancer: false }, 'refuse'],
  ['a case type without criteria', '2', {}, 'accept'],
  ['a name that every object has', 'constructor', {}, 'accept'],
] as const)('%s', (_, caseType, answers, wanted) => {
  expect(outcome(caseType, answers)).toBe(wanted);
});

test('a missing or unreadable answer flags and never refuses', () => {
  for (const [caseType, { questions }] of Object.entries(builtInRules)) {
    expect(outcome(caseType, {})).toBe('flag');
    for (const nonsense of ['perhaps', '', null, '2006-13-45', '99999999999999'])
      expect(outcome(caseType, Object.fromEntries(questions.map(({ id }) => [id, nonsense])))).toBe('flag');
  }
});

test('the built-in criteria are valid, and ask only what they name', () => {
  for (const rule of Object.values(builtInRules)) {
    expect(ruleInput.parse(rule)).toEqual(rule);
    const ids = rule.questions.map(({ id }) => id);
    for (const { test: one } of rule.criteria)
      for (const name of ['question', 'after', 'from', 'until'] as const)
        if (name in one) expect(ids).toContain((one as Record<string, unknown>)[name]);
  }
});

test('a state may be written either way, and be a criterion', () => {
  expect([stateCode('ca'), stateCode(' new  york '), stateCode('Atlantis')]).toEqual(['CA', 'NY', undefined]);
  expect([sameState('CA', 'California'), sameState('x', 'X'), sameState('CA', 'NV')]).toEqual([
    true,
    true,
    false,
  ]);
  const criteria = [
    {
      id: 'state',
      words: 'Not from Texas',
      otherwise: 'refuse' as const,
      reasonCode: 'STATE_NOT_ACCEPTED' as const,
      test: { kind: 'none of' as const, question: 'state', values: ['TX'] },
    },
  ];
  expect(judge({ criteria }, { state: 'texas' }).outcome).toBe('refuse');
  expect(judge({ criteria }, { state: 'CA' }).outcome).toBe('accept');
  expect(judge({ criteria }, {}).outcome).toBe('flag');
});

test('each state has time zones, and both names of the Virgin Islands are one place', () => {
  for (const state of Object.keys(usStates)) expect(getPlaces(state).length, state).toBeGreaterThan(0);
  const phoneNumber = '';
  for (const state of ['VI', 'Virgin Islands', ' u.s. virgin islands '])
    expect(placesFor({ state, phoneNumber })).toEqual([{ state: 'VI', zone: 'America/St_Thomas' }]);
  expect(anywhere.map(({ state }) => state)).not.toContain('VI');
});

test.each([
  ['Panama City, Florida', '32401', 'Chicago'],
  ['Port St. Joe, Florida', '32456', 'New_York'],
  ['Phenix City, Alabama, which keeps Georgia time', '36867', 'Chicago New_York'],
  ['Cleveland, Tennessee', '37311', 'New_York'],
  ['Tullahoma, Tennessee', '37388', 'Chicago'],
  ['Memphis, Tennessee', '37501', 'Chicago'],
  ['Elizabethtown, Kentucky', '42701', 'New_York'],
  ['Columbia, Kentucky', '42728', 'Chicago'],
  ['Lafayette, Indiana', '47901', 'New_York'],
  ['Rensselaer, Indiana', '47978', 'Chicago'],
  ['Oakland City, Indiana, about which the sources differ', '47660', 'Chicago New_York'],
  ['Marquette, Michigan', '49855', 'New_York'],
  ['Iron Mountain, Michigan', '49801', 'Chicago'],
  ['Bismarck, North Dakota', '58501', 'Chicago'],
  ['Dickinson, North Dakota', '58601', 'Denver'],
  ['Pierre, South Dakota', '57501', 'Chicago'],
  ['North Platte, Nebraska', '69101', 'Chicago'],
  ['Ogallala, Nebraska', '69153', 'Denver'],
  ['Goodland, Kansas', '67735', 'Denver'],
  ['El Paso, Texas', '79901', 'Denver'],
  ['Fabens, Texas', '79838', 'Denver'],
  ['Van Horn, Texas', '79855', 'Chicago'],
  ['Lewiston, Idaho', '83501', 'Los_Angeles'],
  ['Boise, Idaho', '83702', 'Denver'],
  ['Ontario, Oregon', '97914', 'Denver'],
  ['Jackpot, Nevada, which keeps Idaho time', '89825', 'Denver Los_Angeles'],
  ['Window Rock, Arizona', '86515', 'Denver'],
  ['Flagstaff, Arizona', '86001', 'Phoenix'],
  ['Anchorage, Alaska', '99501', 'Anchorage'],
  ['Adak, Alaska', '99546', 'Adak'],
])('the time zones of %s', (_, zip, zones) => {
  expect(
    getZones({ zip, phoneNumber: '' })
      .map((zone) => zone.replace('America/', ''))
      .sort()
      .join(' '),
  ).toBe(zones);
});

test.each([
  ['Fishers Island, reached from Connecticut', '06390', 'NY'],
  ['Alta, reached from Idaho', '83414', 'WY'],
  ['Texhoma on the Texas side', '73960', 'TX'],
  ['Guam', '96910', 'GU'],
])('the state of %s', (_, zip, state) => {
  expect(placesFor({ zip, phoneNumber: '' }).map((place) => place.state)).toEqual([state]);
});

test('a ZIP code of another country says nothing', () => {
  expect(placesFor({ zip: '96960', phoneNumber: '' })).toEqual(anywhere);
});
