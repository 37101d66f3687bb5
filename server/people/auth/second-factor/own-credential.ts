import type { Staff } from '../../../core/caller';
import { get } from '../../../core/record/get';
import type { Deps } from '../../deps';
import type { CredentialDoc } from '../credential.model';

/** Returns the caller's credential. */
export const ownCredential = ({ models }: Deps, { user }: Staff): Promise<CredentialDoc> =>
  get(models.credentials, user.id, 'user');
