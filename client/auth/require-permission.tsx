import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import type { Permission } from '../../shared/permissions';
import { paths } from '../paths';
import { loginFor } from './return-path';
import { useSession } from './session';
import { useMay } from './use-may';

type RequirePermissionProps = { permission: Permission; children: ReactNode };

/** Shows its content to those who have a right; others are led to sign in, or told that they may not. */
export const RequirePermission = ({ permission, children }: RequirePermissionProps) => {
  const session = useSession();
  const may = useMay();
  const [path] = useLocation();
  const search = useSearch();
  // What the history keeps of the asked-for place, such as a search, comes along.
  const state = useHistoryState<unknown>();
  if (!session) return <Redirect replace to={loginFor(paths.login, `${path}${search}`)} state={state} />;
  if (!may(permission)) return <Redirect replace to={paths.unauthorized} />;
  return children;
};
