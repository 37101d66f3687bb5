import { carryingEntry, logCarried } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { notFound } from '../../../core/http/trpc';
import type { Deps } from '../../deps';
import { hasSecondFactor } from '../credential.model';
import { ownCredential } from '../second-factor/own-credential';

/** Returns the caller's passkeys, oldest first. */
export const listPasskeys = async (deps: Deps, caller: Staff) => {
  const { passkeys = {} } = await ownCredential(deps, caller);
  return Object.entries(passkeys)
    .map(([id, { name, isSynced, createdAt, lastUsedAt }]) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
};

export const renamePasskey = async ({ models }: Deps, { user }: Staff, id: string, name: string) => {
  const { matchedCount } = await models.credentials.updateOne(
    { _id: user.id, [`passkeys.${id}`]: { $exists: true } },
    { $set: { [`passkeys.${id}.name`]: name } },
  );
  if (matchedCount === 0) throw notFound('passkey');
};

/** Removes a passkey. Removing the last second factor also removes the recovery codes. */
export const removePasskey = async (deps: Deps, caller: Staff, id: string) => {
  const { models, sessions, now } = deps;
  const removed = { action: 'second-factor', entity: 'user', entityId: caller.user.id } as const;
  const { matchedCount } = await models.credentials.updateOne(
    { _id: caller.user.id, [`passkeys.${id}`]: { $exists: true } },
    {
      $unset: { [`passkeys.${id}`]: '' },
      $push: carryingEntry({ now, caller }, { ...removed, note: 'passkey removed' }),
    },
  );
  if (matchedCount === 0) throw notFound('passkey');
  const { _id, version, ...credential } = await ownCredential(deps, caller);
  if (!hasSecondFactor(credential))
    await models.credentials.updateOne({ _id, version, passkeys: {} }, { $unset: { recoveryCodes: '' } });
  sessions.forgetUser(caller.user.id);
  await logCarried(models, 'credentials');
};
