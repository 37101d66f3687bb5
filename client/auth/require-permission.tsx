import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import type { Permission } from '../../shared/permissions';
import { paths } from '../paths';
import { loginFor } from './return-path';
import { useSession } from './session';
import { useMay } from './use-may';

type RequirePermissionProps = { permission: Permission; children: ReactNode };

/** Shows its content to users with a permission; others are sent to sign in, or learn that they have no access. */
export const RequirePermission = ({ permission, children }: RequirePermissionProps) => {
  const session = useSession();
  const may = useMay();
  const [path] = useLocation();
  const search = useSearch();
  // Keeps the history state of the requested page, such as a search.
  const state = useHistoryState<unknown>();
  if (!session) return <Redirect replace to={loginFor(paths.login, `${path}${search}`)} state={state} />;
  if (!may(permission)) return <Redirect replace to={paths.unauthorized} />;
  return children;
};
