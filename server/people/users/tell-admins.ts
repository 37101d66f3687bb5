import { barsText } from '../../../shared/bars';
import { getName, type Staff } from '../../core/caller';
import type { UserDoc } from '../../core/user.model';
import type { AccountMessage } from '../auth/account-mail';
import type { Deps } from '../deps';

type AdminMessage<Message = AccountMessage> = Message extends AccountMessage
  ? Omit<Message, 'userId'>
  : never;

const tellEach = async ({ models, accountMail }: Deps, but: object, message: AdminMessage) => {
  const admins = await models.users.find({ role: 'admin', ...but }, { _id: 1 }).lean();
  for (const { _id } of admins) await accountMail.send({ userId: String(_id), ...message });
};

/**
 * Notifies every administrator except the new one, including the one who added them, because a session may be stolen.
 */
export const tellAdmins = (
  needs: Deps,
  caller: Staff,
  { _id, firstName, lastName }: Pick<UserDoc, '_id' | 'firstName' | 'lastName'>,
): Promise<void> =>
  tellEach(
    needs,
    { _id: { $ne: _id } },
    { kind: 'new-admin', name: `${firstName} ${lastName}`, by: getName(caller), at: new Date(needs.now()) },
  );

type Lawyer = Pick<UserDoc, '_id' | 'firstName' | 'lastName' | 'bars' | 'ownBars'>;

const isSameLawyer = (before: Lawyer, after: Lawyer): boolean => {
  const summarize = ({ firstName, lastName, bars = [], ownBars = [] }: Lawyer) =>
    JSON.stringify([firstName, lastName, barsText(bars, ownBars)]);
  return summarize(before) === summarize(after);
};

/**
 * Notifies every administrator when a lawyer's bar numbers or name change, or when someone else makes a sign-in link
 * for a lawyer's account.
 */
export const tellOfLawyer = async (
  needs: Deps,
  caller: Staff,
  before: Lawyer | undefined,
  after: Lawyer,
  isOpened = false,
): Promise<void> => {
  const { _id, firstName, lastName, bars = [], ownBars = [] } = after;
  if (bars.length === 0 && !before?.bars?.length) return;
  if (before && !isOpened && isSameLawyer(before, after)) return;
  await tellEach(
    needs,
    {},
    {
      kind: 'bar-numbers',
      name: `${firstName} ${lastName}`,
      bars: `${barsText(bars, ownBars) || 'none'}${isOpened ? '; the account has a new password or address' : ''}`,
      by: caller.user.id === String(_id) ? `${getName(caller)}, for their own account` : getName(caller),
      at: new Date(needs.now()),
    },
  );
};
