import { enqueueMail } from '../core/outbox/enqueue';
import { PermanentFailure } from '../core/outbox/failures';
import type { OutboxDoc } from '../core/outbox/outbox.model';
import type { OutboxData } from '../core/outbox/work';
import type { AccountMail, AccountMessage } from '../people/auth/account-mail';
import type { Deps } from './deps';

const getBinding = (userId: string) => `account ${userId}`;

/** The values of a message; times are in the firm's time zone. */
const getValues = (message: AccountMessage, timeZone: string): Record<string, string> => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  if ('path' in message) return { path: message.path, until: clock.format(message.until) };
  const { kind: _, userId: __, at, ...values } = message;
  return { ...values, at: clock.format(at) };
};

/**
 * Queues messages about accounts in the outbox. Entries stay there for weeks, so the values are sealed: a link in them
 * opens an account.
 */
export const createAccountMail = (deps: Deps): AccountMail => ({
  isSet: () => deps.mail.transport !== undefined,
  async send(message) {
    if (!deps.mail.transport) return;
    const { kind, userId } = message;
    const values = JSON.stringify(getValues(message, deps.timeZone));
    await enqueueMail(deps, {
      event: `account.${kind}`,
      template: kind,
      to: userId,
      sealed: deps.mail.seal.close(values, getBinding(userId)),
      ...('until' in message && { until: message.until.getTime() }),
    });
  },
});

/** The sealed values of such an entry; empty if there are none. */
export const sealedValues = ({ mail }: Deps, { sealed, to }: OutboxData): Record<string, string> => {
  if (sealed === undefined) return {};
  const opened = mail.seal.open(String(sealed), getBinding(String(to)));
  if (opened === undefined) throw new PermanentFailure('sealed with another secret');
  return JSON.parse(opened) as Record<string, string>;
};

/** True if the link in a message has expired. */
export const isTooLate = ({ data: { until } }: OutboxDoc, now: number): boolean =>
  typeof until === 'number' && until <= now;
