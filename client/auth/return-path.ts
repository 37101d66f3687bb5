/** The login page's address, carrying where the person wanted to go. */
export const loginFor = (login: string, wanted: string) => `${login}?from=${encodeURIComponent(wanted)}`;

/**
 * Where to go after signing in: the wanted place when it is a path of this site, else `home`.
 * `//evil`, `/\evil` and `javascript:` name other places, and control characters hide such names.
 */
export const returnPath = (search: string, home: string): string => {
  const wanted = new URLSearchParams(search).get('from') ?? '';
  if (!wanted.startsWith('/') || wanted.startsWith('//') || wanted.startsWith('/\\')) return home;
  const url = URL.canParse(wanted, window.location.origin) ? new URL(wanted, window.location.origin) : null;
  return url?.origin === window.location.origin ? `${url.pathname}${url.search}${url.hash}` : home;
};
