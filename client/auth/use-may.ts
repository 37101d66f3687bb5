import { can, type Permission } from '../../shared/permissions';
import { roleOf } from '../../shared/schemas/auth';
import { useSession } from './session';

/** Asks whether the person at this browser has a right, to show what they can use; the server decides. */
export const useMay = () => {
  const role = roleOf(useSession());
  return (permission: Permission): boolean => can(role, permission);
};
