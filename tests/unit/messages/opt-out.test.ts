import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classifyOptOut, optOutRules } from '../../../server/contact/opt-out/classify-opt-out';

type Kind = 'withdrawal' | 'hold' | 'stop' | 'neither';
type Sentences = Record<'en' | 'es', Partial<Record<Kind, string[]>>>;
const read = <Data>(file: string): Data =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8'));

/** `stop` leaves open whether it is a withdrawal or a hold. */
const isRight = (text: string, kind: string): boolean => {
  const { result } = classifyOptOut(text);
  return kind === 'stop' ? result !== 'neither' : result === kind;
};
const findWrong = (sentences: Sentences, kind: Kind): string[] =>
  Object.values(sentences).flatMap((kinds) => (kinds[kind] ?? []).filter((text) => !isRight(text, kind)));

const tuned = read<Sentences>('opt-out/tuned.json');

test.each(['withdrawal', 'hold', 'stop', 'neither'] as const)(
  'each sentence of the tuned set is read as %s',
  (kind) => {
    expect(findWrong(tuned, kind)).toEqual([]);
  },
);

test('each language has at least 150 tuned sentences, half of them harmless', () => {
  for (const { neither = [], ...requests } of Object.values(tuned)) {
    expect(neither.length).toBeGreaterThanOrEqual(75);
    expect(Object.values(requests).flat().length).toBeGreaterThanOrEqual(75);
  }
});

test('of the sentences that nobody tuned on, exactly the listed ones come out wrong', () => {
  const { wrong, ...untuned } = read<Sentences & { wrong: string[] }>('opt-out/untuned.json');
  expect([...findWrong(untuned, 'stop'), ...findWrong(untuned, 'neither')]).toEqual(wrong);
});

test('the reported cases ask us to stop, and the harmless one does not', () => {
  const cases = read<Record<string, string[]>>('field-cases/text/t02-revocations.json');
  expect(cases['must hold or withdraw']!.filter((text) => !isRight(text, 'stop'))).toEqual([]);
  expect(cases['must not']!.filter((text) => !isRight(text, 'neither'))).toEqual([]);
});

test.each([
  ['STOP', 'here'],
  ['stop all messages', 'here'],
  ['Stop texting me', 'text'],
  ['Do not call me', 'call'],
  ['no more emails', 'email'],
  ['Do not contact me', 'all'],
  ['take me off your list', 'all'],
  ['dejen de llamarme', 'call'],
])('%s is about: %s', (text, scope) => {
  expect(classifyOptOut(text)).toMatchObject({ result: 'withdrawal', scope, rules: optOutRules });
});

test('someone else at the number is on hold, with the reason', () => {
  expect(classifyOptOut('Wrong number')).toMatchObject({
    result: 'hold',
    reason: 'wrong person',
    words: 'wrong number',
  });
  expect(classifyOptOut('Número equivocado')).toMatchObject({
    result: 'hold',
    reason: 'wrong person',
    language: 'es',
  });
});

test('words among harmless ones put on hold, never withdraw', () => {
  const story = 'I was exposed at the plant from 1981 on. ';
  for (const text of [...(tuned.en.withdrawal ?? []), ...(tuned.es.withdrawal ?? [])])
    expect(classifyOptOut(`${story}${text}`).result, text).not.toBe('withdrawal');
});

test('our own sentence about STOP, repeated, is no request', () => {
  expect(classifyOptOut('What does "Reply STOP to opt out" mean?').result).toBe('neither');
});
