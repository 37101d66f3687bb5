import { can, type Permission } from '../../shared/permissions';
import { getRole } from '../../shared/schemas/auth';
import { useSession } from './session';

/** Asks whether the person at this browser has a right, to show what they can use; the server decides. */
export const useMay = () => {
  const role = getRole(useSession());
  return (permission: Permission): boolean => can(role, permission);
};
