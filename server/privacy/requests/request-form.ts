import { privacyRequestInput } from '../../../shared/schemas/privacy';
import { visitorsForm } from '../../core/http/visitors-form';
import { toE164 } from '../../leads/phone';
import type { Deps } from '../deps';
import { takeRequest } from './take-request';

/** The public form for requests about one's own data. */
export const requestForm = visitorsForm({
  page: '/your-data',
  take: async (deps: Deps, body, sender) => {
    const parsed = privacyRequestInput.safeParse(body);
    const phone = parsed.data?.phoneNumber.trim() ?? '';
    if (!parsed.success || (phone !== '' && toE164(phone) === undefined)) return false;
    await takeRequest(deps, sender, parsed.data);
    return true;
  },
});
