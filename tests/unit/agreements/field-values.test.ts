import { expect, test } from 'vitest';
import { fieldValues } from '../../../server/documents/field-values';

test('the first and last name of a represented person stand in their own fields', () => {
  const lead = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    phoneNumber: '(415) 555-0132',
  };
  const values = fieldValues({
    lead,
    template: { kind: 'other', terms: {}, language: 'en' } as never,
    signers: [{ name: 'Ana Ruiz', role: 'parent', capacity: 'parent', for: 'Leo Marin Ruiz' } as never],
    lawyer: '',
    caseTitle: '',
    firm: { name: 'Harbor Injury', phone: '', address: '' },
    at: 0,
    timeZone: 'UTC',
  });
  expect(Object.fromEntries(values)).toMatchObject({
    'client.firstName': 'Leo Marin',
    'client.lastName': 'Ruiz',
  });
});
