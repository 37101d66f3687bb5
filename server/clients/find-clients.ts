import type { Context } from '../context';
import { anywhereInFolded } from '../db/search';
import { toE164 } from './phone';

const most = 8;

/** The newest leads with a name, an e-mail address or a phone number like `search`. */
export const findClients = async (ctx: Context, search: string) => {
  const digits = search.replace(/\D/g, '');
  const byPhone =
    digits.length >= 4 ? [{ phoneE164: { $regex: (toE164(search) ?? digits).replace('+', '\\+') } }] : [];
  return ctx.models.clients
    .find({ $or: [anywhereInFolded('searchText', search), ...byPhone] })
    .sort({ _id: -1 })
    .limit(most)
    .lean();
};
