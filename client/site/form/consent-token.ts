import { api } from '../../paths';
import { timeout } from './timeout';

const longestWait = 2000;

/** The page's style sheet identifies the build, because it changes with the form. */
const build = () =>
  /([^/]+)\.css$/.exec(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '')?.[1];

type Issued = { token: string; issuedAt: string };

/**
 * Gets the server's token for the current form, and from then on the server's clock, independent of the device's.
 * Without a token, as on a page opened offline, the form still works.
 */
export const askToken = async (version: string) => {
  const shown = build();
  if (!shown) return undefined;
  const query = new URLSearchParams({ page: location.pathname, version, build: shown });
  try {
    const answer = await fetch(`${api.consentToken}?${query}`, { signal: timeout(longestWait) });
    if (!answer.ok) return undefined;
    const { token, issuedAt } = (await answer.json()) as Issued;
    const cameAt = performance.now();
    const sinceThen = () => Math.round(performance.now() - cameAt);
    return {
      token,
      sinceThen,
      now: () => new Date(Date.parse(issuedAt) + sinceThen()).toISOString(),
    };
  } catch {
    return undefined;
  }
};

export type ConsentToken = NonNullable<Awaited<ReturnType<typeof askToken>>>;
