import { expect, test } from 'vitest';
import { guessName } from '../../../client/admin/inbox/guess-name';

test.each([
  ['Hi, this is Maria Lopez. Call me', 'Maria Lopez'],
  ['I’m Ben', 'Ben'],
  ['Hola, me llamo José Ángel y quiero ayuda', 'José Ángel'],
  ['I am hurt', undefined],
  ['Maria', undefined],
])('%s', (text, name) => expect(guessName(['Hello?', text])).toBe(name));
