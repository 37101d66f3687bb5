import { can, type Permission } from '../../shared/permissions';
import { getRole } from '../../shared/schemas/auth';
import { useSession } from './session';

/** Checks whether this browser's user has a permission, to show what they can use; the server decides. */
export const useMay = () => {
  const role = getRole(useSession());
  return (permission: Permission): boolean => can(role, permission);
};
