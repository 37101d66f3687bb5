import { expect, test } from 'vitest';
import { features } from '../../../server/features';
import type { Deps } from '../../../server/operations/deps';
import { mailWords } from '../../../shared/schemas/mail';

test('each e-mail has a name in the shared list, and each name its e-mail', () => {
  const names = features.flatMap((one) => ('mails' in one ? Object.keys(one.mails({} as Deps)) : []));
  expect(names.sort()).toEqual(Object.keys(mailWords).sort());
});
