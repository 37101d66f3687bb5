import type { Staff } from '../../ground/caller';
import type { Deps } from '../../http/context';
import { notFound } from '../../http/trpc';
import type { CredentialDoc } from '../credential.model';

/** What the caller proves themselves by. */
export const ownCredential = async (
  { models }: Pick<Deps, 'models'>,
  { user }: Staff,
): Promise<CredentialDoc> => {
  const credential = await models.credentials.findById(user.id).lean();
  if (!credential) throw notFound('user');
  return credential;
};
