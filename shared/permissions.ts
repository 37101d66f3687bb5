import { collectShared } from './feature';
import { sharedFeatures } from './features';
import { listNames } from './records';
import type { Role } from './schemas/user';

const table = collectShared(sharedFeatures, 'permissions');

export type Permission = keyof typeof table;
export const permissions = listNames(table);

export const rolesWith = (permission: Permission): readonly Role[] => table[permission];

/** Returns true if the role has the permission. Without a role the answer is false. */
export const can = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && rolesWith(permission).includes(role);
