import { filledInField } from '../../../shared/robot-signs';
import { api } from '../../paths';
import { concernToSend } from './concern-answers';
import type { Evidence } from './consent-witness';
import { type Attempt, draftAge, keepAttempt, readDraft } from './draft';
import type { Values } from './read-form';
import { timeout } from './timeout';

const lookUpTimeout = 2000;

/** Ignore any other response, which would make the request fail. */
const isIp = (ip: unknown): ip is string => typeof ip === 'string' && /^[\da-f.:]{2,45}$/i.test(ip);

/** The visitor's address as the look-up sees it; empty if it does not respond soon. */
const lookUpIp = async (): Promise<string> => {
  try {
    const answer = await fetch(api.ip, { signal: timeout(lookUpTimeout) });
    const { ip } = (await answer.json()) as { ip?: unknown };
    return answer.ok && isIp(ip) ? ip : '';
  } catch {
    return '';
  }
};

// `randomUUID` exists only on secure origins; an office may try the site on plain http.
const uuid = () =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (
      Number(digit) ^
      ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))
    ).toString(16),
  );

/** Outlives the draft: a person who leaves while it is being sent, returns and sends again still sends only once. */
let latest: Attempt | undefined;

/**
 * The request with its Idempotency-Key. The same answers always get the same key and body, even after a reload, so that
 * a request that arrived unnoticed is not stored twice; changed answers are a new request.
 */
export const prepareAttempt = async (
  { agreeToTerms: _, contactConsent, ...typed }: Values,
  evidence: Evidence | undefined,
): Promise<Attempt> => {
  // If the question was not shown, send no answer to it.
  const concern = concernToSend(typed.caseType);
  const answers = {
    ...typed,
    language: document.documentElement.lang,
    ...(evidence && { contactConsent }),
    ...(concern && { answers: concern }),
  };
  const last = readDraft().attempt ?? latest;
  const isSame =
    last?.body.answers === concern &&
    Object.entries(answers).every(([name, value]) => last?.body[name] === value);
  if (last && isSame) return last;
  // A person with a restored draft may send right away.
  const filledIn = Math.round(Math.max(performance.now(), draftAge()));
  const attempt = {
    key: uuid(),
    body: {
      ...answers,
      ...evidence,
      [filledInField]: filledIn,
      ip_address: await lookUpIp(),
      jornaya_ip: '',
    },
  };
  keepAttempt(attempt);
  latest = attempt;
  return attempt;
};
