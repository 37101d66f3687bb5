import { isEmailAddress } from '../../shared/schemas/text';
import { z } from '../../shared/zod';
import { visitorsForm } from '../core/http/visitors-form';
import { toE164 } from '../leads/phone';
import type { Deps } from './deps';
import { withdraw } from './withdraw';

const schema = z.object({
  phoneNumber: z.string().trim().max(40).default(''),
  email: z.string().trim().max(254).default(''),
});

const isRight = ({ phoneNumber, email }: z.infer<typeof schema>) =>
  (email !== '' || phoneNumber !== '') &&
  (email === '' || isEmailAddress(email)) &&
  (phoneNumber === '' || toE164(phoneNumber) !== undefined);

/** The form for visitors who don't want to be contacted anymore. */
export const stopForm = visitorsForm({
  page: '/stop-contacting-me',
  take: async (deps: Deps, body, sender) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success || !isRight(parsed.data)) return false;
    await withdraw(deps, { ...sender, source: 'visitor', ...parsed.data });
    return true;
  },
});
