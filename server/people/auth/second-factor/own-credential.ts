import type { UpdateQuery } from 'mongoose';
import { carryingEntry, logCarried } from '../../../core/audit/carried-entries';
import type { Staff } from '../../../core/caller';
import { get } from '../../../core/record/get';
import type { Deps } from '../../deps';
import type { CredentialDoc } from '../credential.model';

/** Returns the caller's credential. */
export const ownCredential = ({ models }: Deps, { user }: Staff): Promise<CredentialDoc> =>
  get(models.credentials, user.id, 'user');

type Factors = {
  /** The note for the log. */
  note: string;
  update: UpdateQuery<CredentialDoc>;
  /** The change is made only if this is stored. */
  only?: object;
  /** The owner, if it is not the caller. */
  userId?: string;
};

/** Changes a user's second factors, with an entry in the log; their sessions are read again. False if `only` does not fit. */
export const changeFactors = async (
  { models, sessions, now }: Deps,
  caller: Staff,
  { note, update, only, userId = caller.user.id }: Factors,
): Promise<boolean> => {
  const about = { action: 'second-factor', entity: 'user', entityId: userId } as const;
  const $push = carryingEntry({ now, caller }, { ...about, note });
  const { matchedCount } = await models.credentials.updateOne({ ...only, _id: userId }, { ...update, $push });
  sessions.forget();
  await logCarried(models, 'credentials');
  return matchedCount > 0;
};
