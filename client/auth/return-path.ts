import { paths } from '../paths';

/** The login page's address, carrying where the person wanted to go. */
export const loginFor = (login: string, wanted: string) => `${login}?from=${encodeURIComponent(wanted)}`;

const { dashboard } = paths.admin;
const isStaffPath = (path: string) => path === dashboard || path.startsWith(`${dashboard}/`);

/**
 * Where to go after signing in: the wanted place when it is one that the guard stands before, else the dashboard.
 * The address is judged as the browser reads it, because `//host`, `/.//host`, `/\host` and control characters
 * all name other places.
 */
export const returnPath = (search: string): string => {
  const wanted = new URLSearchParams(search).get('from') ?? '';
  const here = window.location.origin;
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  if (url?.origin !== here || !isStaffPath(url.pathname)) return dashboard;
  return `${url.pathname}${url.search}${url.hash}`;
};
