import { api } from '../../paths';
import { timeout } from './timeout';

const longestWait = 2000;

/** The page is known by its style sheet, which changes with the form. */
const build = () =>
  /([^/]+)\.css$/.exec(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '')?.[1];

type Issued = { token: string; issuedAt: string; steps: boolean };

/**
 * The server's token for the form that is shown, and the server's clock from then on, whatever the clock of this device
 * says. Without one, as on a page that was opened offline, the form is a form all the same.
 */
export const askToken = async (version: string) => {
  const shown = build();
  if (!shown) return undefined;
  const query = new URLSearchParams({ page: location.pathname, version, build: shown });
  try {
    const answer = await fetch(`${api.consentToken}?${query}`, { signal: timeout(longestWait) });
    if (!answer.ok) return undefined;
    const { token, issuedAt, steps } = (await answer.json()) as Issued;
    const cameAt = performance.now();
    const sinceThen = () => Math.round(performance.now() - cameAt);
    return {
      token,
      steps,
      sinceThen,
      now: () => new Date(Date.parse(issuedAt) + sinceThen()).toISOString(),
    };
  } catch {
    return undefined;
  }
};

export type ConsentToken = NonNullable<Awaited<ReturnType<typeof askToken>>>;
