import type { FormWords } from '../../content/words';
import { api } from '../../paths';
import type { Attempt } from './draft';
import { timeout } from './timeout';

type Issue = { path: (string | number)[]; message: string };
export type Outcome =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; issues: Issue[] }
  | { kind: 'failed' };

const maxTries = 6;
const answerTimeout = 20_000;
/** Longer than this nobody waits in front of a form (seconds). */
const longestWait = 120;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the browser is back online, or after the pause when it never left. */
const untilConnected = (milliseconds: number) =>
  navigator.onLine
    ? pause(milliseconds)
    : new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** Seconds that the server asks for, as a number or as a date; nothing said means two. */
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

/** The end of the record's id, in a shape that can be read out on the phone; empty when the answer does not say it. */
const findReference = async (answer: Response): Promise<string> => {
  const { id } = (await answer.json().catch(() => ({}))) as { id?: unknown };
  const end = typeof id === 'string' ? id.slice(-8).toUpperCase() : '';
  return /^[0-9A-F]{8}$/.test(end) ? `${end.slice(0, 4)}-${end.slice(4)}` : '';
};

const invalid = async (answer: Response): Promise<Outcome> => {
  const { issues } = (await answer.json().catch(() => ({}))) as { issues?: Issue[] };
  return issues?.length ? { kind: 'invalid', issues } : { kind: 'failed' };
};

/** Sends until the server has said what became of it; `tell` hears why it takes longer. */
export const sendRequest = async (
  attempt: Attempt,
  words: FormWords,
  tell: (notice: string) => void,
): Promise<Outcome> => {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const answer = await post(attempt).catch(() => undefined);
    if (!answer) {
      tell(navigator.onLine ? words.retrying : words.offline);
      // Time without a connection is not the server's failure, so it does not use up a try.
      if (!navigator.onLine) tries -= 1;
      await untilConnected(Math.min(1000 * 2 ** (tries - 1), 15_000));
      tell(words.sending);
      continue;
    }
    if (answer.status === 201) return { kind: 'stored', reference: await findReference(answer) };
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
