import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { paths } from '../paths';
import { loginFor } from './return-path';
import { useSession } from './session';

type RequireAdminProps = {
  /** False lets everyone in who is signed in. */
  needsAdmin?: boolean;
  children: ReactNode;
};

/** Shows its content to administrators; others are led to sign in, or told that they may not. */
export const RequireAdmin = ({ needsAdmin = true, children }: RequireAdminProps) => {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  // What the history keeps of the asked-for place, such as a search, comes along.
  const state = useHistoryState<unknown>();
  if (!session) return <Redirect replace to={loginFor(paths.login, `${path}${search}`)} state={state} />;
  if (needsAdmin && !session.isAdmin) return <Redirect replace to={paths.unauthorized} />;
  return children;
};
