import { paths } from '../paths';

/** The login page's address, including where the person wanted to go. */
export const loginFor = (login: string, wanted: string) => `${login}?from=${encodeURIComponent(wanted)}`;

const { dashboard } = paths.admin;
const isStaffPath = (path: string) => path === dashboard || path.startsWith(`${dashboard}/`);

/**
 * Returns the page to open after signing in: the requested one if it is behind the guard, otherwise the dashboard. The
 * address is parsed as the browser would, because `//host`, `/.//host`, `/\host` and control characters all lead
 * elsewhere.
 */
export const returnPath = (search: string): string => {
  const wanted = new URLSearchParams(search).get('from') ?? '';
  const here = window.location.origin;
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  if (url?.origin !== here || !isStaffPath(url.pathname)) return dashboard;
  return `${url.pathname}${url.search}${url.hash}`;
};
