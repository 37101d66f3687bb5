import { expect, test } from 'vitest';
import { isYes, readKeyword } from '../../../server/messages/conversation/rules/keywords';
import { findStopPhrase, stopPhrases } from '../../../server/messages/conversation/rules/stop-phrases';
import { automaticTexts } from '../../../server/messages/texts/automatic-texts';
import { getProviderError, providerErrors } from '../../../server/messages/texts/rules/provider-errors';
import { statesBefore } from '../../../server/messages/texts/rules/text-states';
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
  expect(readKeyword(text)).toBe('stop');
});

test.each([
  ...['End of May', 'Can you cancel my appointment?', 'Stop by any time', 'one-stop', 'stopping', '', '?'],
  ...['basta con eso', 'I had to quit my job', 'S T O P'],
])('"%s" is no keyword', (text) => {
  expect(readKeyword(text)).toBeUndefined();
});

test('help, start and yes in both languages', () => {
  expect(['HELP', 'ayuda', 'Info?'].map(readKeyword)).toEqual(['help', 'help', 'help']);
  expect(['START', 'Unstop'].map(readKeyword)).toEqual(['start', 'start']);
  expect(['Yes', 'SÍ', 'si.'].map(isYes)).toEqual([true, true, true]);
  expect(['Yes 3pm works', 'no'].map(isYes)).toEqual([false, false]);
});

test('each of the 60 phrases is found in a sentence, and none of them twice in the list', () => {
  const all = Object.values(stopPhrases).flat();
  expect(all).toHaveLength(60);
  expect(new Set(all).size).toBe(60);
  for (const phrase of all) expect(findStopPhrase(`Hello, ${phrase.toUpperCase()}!! Bye`)).toBe(phrase);
});

test.each([
  ["Don’t text me again, I'm at work", 'dont text'],
  ['Por favor, NO ME ESCRIBAN más', 'no me escriban'],
  ['Déjenme en paz', 'dejenme en paz'],
  ['pls leave me   alone!!!', 'leave me alone'],
  ['The VA will stop sending my checks, please help', undefined],
  ['I had to stop calling in sick', undefined],
  ['I gave them the wrong number of hours', undefined],
  ['No me llamo Ana, me llamo Eva', undefined],
])('"%s" asks to stop by: %s', (text, phrase) => {
  expect(findStopPhrase(text)).toBe(phrase);
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
  expect(statesBefore('delivered')).not.toContain('undelivered');
  for (const state of messageStates) expect(statesBefore(state)).not.toContain('refused');
});

test('our own texts take one segment in each language', () => {
  const firm = { name: 'Harbor Injury', phone: '(415) 555-0100', code: '123456' };
  for (const words of Object.values(automaticTexts))
    for (const word of Object.values(words))
      expect(countSegments(word(firm))).toMatchObject({ encoding: 'GSM-7', count: 1 });
});
