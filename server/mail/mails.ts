import { findPromiseKind, formatCallBy } from '../../shared/call-by';
import { receipt } from '../core/outbox/receipt-limits';
import type { ClientDoc } from '../leads/store/client.model';
import { digestValues } from './daily-digest';
import type { Deps } from './deps';
import { heldValues } from './held-requests';
import { readWritten } from './replies/written-message';
import { type MailTemplate, type MailTemplates, mailTemplates } from './templates';

/** The time by which the person was promised a call or an answer, unless the receipt comes later. It replaces the firm's general one. */
const getPromise = async (
  { firm, now, timeZone }: Deps,
  { callBy, answerBy, language }: ClientDoc,
): Promise<Record<string, string>> => {
  if (!callBy || callBy.getTime() < now()) return {};
  const isOther = (await firm()).languages?.[language ?? ''] !== undefined;
  const time = formatCallBy(callBy, isOther ? language : undefined, timeZone);
  const name = findPromiseKind(answerBy) === 'call' ? 'callBy' : 'answerBefore';
  return { [name]: time, replyHours: '' };
};

/** The e-mails of this module and of those before it. */
export const mails = (deps: Deps): MailTemplates => {
  const own: Readonly<Record<string, MailTemplate['findValues']>> = {
    [receipt]: async (_, lead) => (lead ? getPromise(deps, lead) : {}),
    'daily-digest': ({ data, at }) => digestValues(deps, String(data.to), at),
    'held-requests': () => heldValues(deps),
    message: (entry, lead) => readWritten(deps, entry, lead),
    'follow-up': async ({ data }, lead) =>
      lead ? deps.followUp.readStep(String(data.run), lead) : undefined,
    'turn-down-letter': async (_, lead) =>
      lead?.status === 'Turned down' && lead.letterDraft ? { letter: lead.letterDraft.text } : undefined,
  };
  const withOwn = ([name, one]: [string, MailTemplate]) => [name, { ...one, findValues: own[name] }];
  return Object.fromEntries(Object.entries(mailTemplates).map(withOwn));
};
