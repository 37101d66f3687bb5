import type { Staff } from '../../../core/caller';
import { notFound } from '../../../core/http/trpc';
import type { Deps } from '../../deps';
import type { CredentialDoc } from '../credential.model';

/** Returns the caller's credential. */
export const ownCredential = async ({ models }: Deps, { user }: Staff): Promise<CredentialDoc> => {
  const credential = await models.credentials.findById(user.id).lean();
  if (!credential) throw notFound('user');
  return credential;
};
