import { expect, test } from 'vitest';
import { classifyOptOut } from '../../../server/contact/opt-out/classify-opt-out';
import { isYes, readKeyword } from '../../../server/conversation/rules/keywords';
import { getProviderError, providerErrors } from '../../../server/conversation/rules/provider-errors';
import { automaticTexts } from '../../../server/texting/automatic-texts';
import { statesBefore } from '../../../server/texting/settle-text';
import { messageStates } from '../../../shared/schemas/message';
import { countSegments } from '../../../shared/segments';

test.each([
  ['empty', '', 'GSM-7', 1, 160],
  ['a full segment', 'a'.repeat(160), 'GSM-7', 1, 0],
  ['one character more', 'a'.repeat(161), 'GSM-7', 2, 145],
  ['the euro sign takes two', '€'.repeat(80), 'GSM-7', 1, 0],
  ['an escape pair is not divided', `${'a'.repeat(152)}€${'a'.repeat(20)}`, 'GSM-7', 2, 131],
  ['Spanish that fits', '¿Mañana a las 3? ¡Sí no!'.replace('í', 'é'), 'GSM-7', 1, 136],
  ['one á makes it UCS-2', 'Llamará', 'UCS-2', 1, 63],
  ['71 of them', 'á'.repeat(71), 'UCS-2', 2, 63],
  ['a surrogate pair is not divided', `${'á'.repeat(66)}😀😀😀`, 'UCS-2', 2, 61],
] as const)('segments: %s', (_, text, encoding, count, left) => {
  expect(countSegments(text)).toMatchObject({ encoding, count, left });
});

test('the characters that cost a second segment are named once', () => {
  expect(countSegments('Llamará mañana, llamará: «sí»').costly).toEqual(['á', '«', 'í', '»']);
});

test.each([
  ...['STOP', 'stop.', ' Stop! ', 'StopAll', 'stop all', 'UNSUBSCRIBE', 'End', 'quit', 'Cancel', 'revoke'],
  ...['OPTOUT', 'Opt-out', 'opt out', 'ALTO', 'parar', 'Cancelar', '¡Basta!', '"STOP"', 'ＳＴＯＰ'],
])('%s is a request to stop', (text) => {
  expect(classifyOptOut(text).result).toBe('withdrawal');
});

test.each([
  ...['End of May', 'Can you cancel my appointment?', 'Stop by any time', 'one-stop', 'stopping', '', '?'],
  ...['basta con eso', 'I had to quit my job', 'S T O P'],
])('"%s" is no keyword', (text) => {
  expect(classifyOptOut(text).result).not.toBe('withdrawal');
  expect(readKeyword(text)).toBeUndefined();
});

test('help, start and yes in both languages', () => {
  expect(['HELP', 'ayuda', 'Info?'].map(readKeyword)).toEqual(['help', 'help', 'help']);
  expect(['START', 'Unstop'].map(readKeyword)).toEqual(['start', 'start']);
  expect(['Yes', 'SÍ', 'si.'].map(isYes)).toEqual([true, true, true]);
  expect(['Yes 3pm works', 'no'].map(isYes)).toEqual([false, false]);
});

test.each([
  ["Don’t text me again, I'm at work", 'hold'],
  ['Por favor, NO ME ESCRIBAN más', 'withdrawal'],
  ['Déjenme en paz', 'withdrawal'],
  ['pls leave me   alone!!!', 'withdrawal'],
  ['The VA will stop sending my checks, please help', 'neither'],
  ['I had to stop calling in sick', 'neither'],
  ['I gave them the wrong number of hours', 'neither'],
  ['No me llamo Ana, me llamo Eva', 'neither'],
])('"%s": %s', (text, result) => {
  expect(classifyOptOut(text).result).toBe(result);
});

test('each provider error says what happened and, where staff can act, what to do', () => {
  for (const [code, { sentence, again = [] }] of Object.entries(providerErrors)) {
    expect(sentence, code).toMatch(/^[A-Z].*\.$/);
    expect(again.toSorted((one, other) => one - other)).toEqual(again);
  }
  expect(getProviderError('21610').means).toBe('stopped');
  expect(getProviderError('40300').means).toBe('stopped');
  expect(getProviderError('30034').means).toBe('firm');
  expect(getProviderError('30007')).toMatchObject({ means: 'wording' });
  expect(getProviderError('30007').again).toBeUndefined();
  expect(getProviderError('99999').sentence).toBe('The provider answered with error 99999.');
});

test('no report of the provider takes a text back', () => {
  for (const state of messageStates)
    for (const earlier of statesBefore(state)) expect(statesBefore(earlier)).not.toContain(state);
  expect(statesBefore('undelivered')).not.toContain('delivered');
  for (const state of messageStates) expect(statesBefore(state)).not.toContain('refused');
});

test('our own texts take one segment in each language', () => {
  const firm = { name: 'Harbor Injury', phone: '(415) 555-0100', code: '123456' };
  for (const words of Object.values(automaticTexts))
    for (const word of Object.values(words))
      expect(countSegments(word(firm))).toMatchObject({ encoding: 'GSM-7', count: 1 });
});
