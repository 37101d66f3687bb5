import type { FormWords } from '../../content/words';
import { api } from '../../paths';
import type { Attempt } from './draft';
import { timeout } from './timeout';

/** `callBy`: by when the firm promises a call or, to a person who chose `answerBy`, an answer. */
type Receipt = { reference: string; callBy?: string; answerBy?: string };
type Issue = { path: (string | number)[]; message: string };
export type Outcome =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'failed' };

const maxTries = 6;
const answerTimeout = 20_000;
/** Seconds after which nobody would still wait at a form. */
const longestWait = 120;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the browser is back online, or after the pause if it never went offline. */
const untilConnected = (milliseconds: number) =>
  navigator.onLine
    ? pause(milliseconds)
    : new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** The delay in seconds that the server requests, as a number or a date; the default is two. */
const retryAfter = (answer: Response): number => {
  const said = answer.headers.get('Retry-After');
  if (!said) return 2;
  const seconds = Number(said);
  return Number.isNaN(seconds) ? Math.max(1, Math.ceil((Date.parse(said) - Date.now()) / 1000)) : seconds;
};

const post = ({ key, body }: Attempt) =>
  fetch(api.clients, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: timeout(answerTimeout),
  });

/** The reference is the end of the record's id, to read out on the phone; empty if the response has none. */
const readReceipt = async (answer: Response): Promise<Receipt> => {
  const { id, ...receipt } = (await answer.json().catch(() => ({}))) as Omit<Receipt, 'reference'> & {
    id?: unknown;
  };
  const end = typeof id === 'string' ? id.slice(-8).toUpperCase() : '';
  const reference = /^[0-9A-F]{8}$/.test(end) ? `${end.slice(0, 4)}-${end.slice(4)}` : '';
  return { ...receipt, reference };
};

const invalid = async (answer: Response): Promise<Outcome> => {
  const { issues } = (await answer.json().catch(() => ({}))) as { issues?: Issue[] };
  return issues?.length ? { kind: 'invalid', issues } : { kind: 'failed' };
};

/** Retries until the server has responded; `tell` gets the reason for delays. */
export const sendRequest = async (
  attempt: Attempt,
  words: FormWords,
  tell: (notice: string) => void,
): Promise<Outcome> => {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const answer = await post(attempt).catch(() => undefined);
    if (!answer) {
      tell(navigator.onLine ? words.retrying : words.offline);
      // Offline time is not the server's failure, so it does not use up a try.
      if (!navigator.onLine) tries -= 1;
      await untilConnected(Math.min(1000 * 2 ** (tries - 1), 15_000));
      tell(words.sending);
      continue;
    }
    if (answer.status === 201) return { kind: 'stored', receipt: await readReceipt(answer) };
    if (answer.status === 400) return invalid(answer);
    if (![409, 429, 503].includes(answer.status)) return { kind: 'failed' };
    const seconds = retryAfter(answer);
    if (seconds > longestWait) return { kind: 'failed' };
    tell(words.busy.replace('{seconds}', String(seconds)));
    await pause(seconds * 1000);
    tell(words.sending);
  }
  return { kind: 'failed' };
};
