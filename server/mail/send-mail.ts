import type { MailTemplateName } from '../../shared/schemas/mail';
import { mayContact } from '../contact/may-contact';
import { askForStep, confirmStep } from '../conversation/permit/run-state';
import type { mailJob } from '../core/outbox/enqueue';
import { describeTry, PermanentFailure, Postponed } from '../core/outbox/failures';
import type { OutboxDoc } from '../core/outbox/outbox.model';
import { heldBack, receipt, uncount } from '../core/outbox/receipt-limits';
import { isLastTry } from '../core/outbox/retry-schedule';
import type { Handler } from '../core/outbox/work';
import { recordAnswer } from '../leads/first-answer';
import type { ClientDoc } from '../leads/store/client.model';
import { latestHead } from '../proof/certificate';
import { makeConfirmLink } from '../proof/confirm-page';
import { anchorText } from '../proof/ledger/anchor';
import { readTurns, takeTurns } from '../proof/number-turns';
import { makeStopLink } from '../proof/stop-page';
import { isTooLate } from './account-mail';
import { type Addressee, addressee } from './addressee';
import type { Deps } from './deps';
import { getDomain, messageName } from './message-name';
import { renderMail, renderWords } from './render-mail';
import { mayAnswer } from './replies/answer-stranger';
import { openReplyAddress } from './replies/reply-address';
import {
  findReferences,
  readAttachments,
  settleWritten,
  storeSent,
  tellTimeline,
} from './replies/written-message';
import type { MailTemplate } from './templates';
import type { MailMessage } from './transport';
import { unsubscribeLink } from './unsubscribe';

type ToSend = Pick<Addressee, 'to' | 'values' | 'language' | 'attachments' | 'phoneKey'> & {
  name: MailTemplateName;
  template: MailTemplate;
  toPerson: ClientDoc | undefined;
};

/**
 * Messages that people outside of the staff keep: each includes the newest head, so that the log cannot be rewritten.
 */
const anchored: readonly MailTemplateName[] = [receipt, 'agreement-copy'];

/** The newest signed head, independent of the firm's texts; empty if the log holds only its key. */
const anchorFor = async ({ models, consents }: Deps, name: MailTemplateName): Promise<string | undefined> => {
  if (!anchored.includes(name)) return undefined;
  // The copy of an agreement should have a head that covers it.
  if (name !== receipt) await consents.sealAll().catch(() => undefined);
  const head = await latestHead(models);
  return head && head._id > 1 ? anchorText(head) : undefined;
};

/** The outgoing message, with the ways to unsubscribe, and what renders its words for a conversation. */
const findMessage = async (
  deps: Deps,
  entry: OutboxDoc,
  { name, template, to, values, toPerson, language, attachments = [], phoneKey }: ToSend,
): Promise<{ message: MailMessage; getWords: () => ReturnType<typeof renderWords> }> => {
  const firm = await deps.firm();
  const leave =
    template.purpose === 'answer'
      ? undefined
      : firm.origin + (await deps.links.seal(unsubscribeLink, JSON.stringify({ to, about: name })));
  const person = toPerson && { leadId: String(toPerson._id), email: to, phoneNumber: toPerson.phoneNumber };
  const stop = person && (await makeStopLink(deps, firm.origin, person));
  const confirm = person && name === receipt ? await makeConfirmLink(deps, firm.origin, person) : undefined;
  const id = messageName(entry);
  const owner = toPerson ? { clientId: String(toPerson._id) } : phoneKey && { phoneKey };
  const replyTo = owner && (await openReplyAddress(deps, id, owner));
  const files = [...attachments, ...(await readAttachments(deps, entry))];
  const references = await findReferences(deps, entry);
  const options = {
    unsubscribe: leave,
    stop,
    confirm,
    anchor: await anchorFor(deps, name),
    language: language ?? toPerson?.language,
  };
  const message: MailMessage = {
    from: deps.mail.from,
    to,
    messageId: `<${id}@${getDomain(deps.mail.from)}>`,
    // If the server supports it, a bounce names its message and returns only the headers.
    dsn: { id, return: 'headers', notify: ['failure'], recipient: to },
    ...(replyTo && { replyTo }),
    ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
    headers: {
      // Asks for no absence notes; reports that a message bounced are welcome.
      ...(!template.isByHand && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
      }),
      ...(leave && {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...renderMail(template, values, firm, options),
    ...(files.length > 0 && { attachments: files }),
  };
  return { message, getWords: () => renderWords(template, values, firm, options) };
};

/** The keys of a person, and of the address that staff wrote to, which may be none of the lead's. */
const findKeys = async (
  { consents: { personKeys } }: Deps,
  person: ClientDoc | undefined,
  to: string,
): Promise<string[]> => [
  ...(person ? await personKeys.findKeys(person) : []),
  ...(await personKeys.findKeys({ email: to })),
];

/**
 * Creates and sends one message with the current recipient and content. A repeat has the same Message-ID, so that
 * mailboxes recognize it; a server that was killed halfway sends it again.
 */
const trySend =
  (deps: Deps): Handler<typeof mailJob> =>
  async (entry, signal, keep) => {
    const name = entry.data.template;
    if (!deps.mail.transport) throw new PermanentFailure('mail is off');
    const template = deps.mails[name];
    if (!template) throw new PermanentFailure('unfit data');
    const receiver = await addressee(deps, entry.data, entry._id);
    const startedAt = deps.now();
    if (!receiver) {
      await settleWritten(deps, entry, 'refused', 'NO_ADDRESS');
      return keep({ status: 0, text: 'nobody to send it to any more', ms: 0 });
    }
    if (isTooLate(entry, startedAt)) return keep({ status: 0, text: 'too late', ms: 0 });
    const { to, lead } = receiver;
    const run = name === 'follow-up' && String(entry.data.run);
    const permit = run && (await askForStep(deps.conversation, run));
    if (permit && permit.stop !== undefined) return keep({ status: 0, text: 'taken back', ms: 0 });
    const ownValues = template.findValues ? await template.findValues(entry, lead) : {};
    if (!ownValues) return keep({ status: 0, text: 'taken back', ms: 0 });
    const values = { ...receiver.values, ...ownValues };
    const { phoneKey } = receiver;
    const isToPerson = template.audience === 'person';
    const toPerson = isToPerson && lead ? lead : undefined;
    const turns = template.isByHand && (await readTurns(deps.models, await findKeys(deps, toPerson, to)));
    const may = phoneKey
      ? await mayAnswer(deps, { to, phoneKey })
      : await mayContact(deps, {
          to,
          purpose: template.purpose,
          about: name,
          lead: toPerson && String(toPerson._id),
        });
    if (may.answer === 'later') throw new Postponed(may.until);
    const stopped = may.answer === 'no' ? may.why : await heldBack(deps.models.outbox, entry);
    if (stopped) {
      await uncount(deps.models.outbox, entry);
      if (isToPerson)
        await tellTimeline(deps, lead, entry, {
          action: 'mail-stopped',
          note: template.timelineNote ?? template.subject,
          error: stopped === 'suppressed' ? 'SUPPRESSED' : stopped,
        });
      return keep({ status: 0, text: stopped, ms: 0 });
    }

    const { language, attachments } = receiver;
    const { message, getWords } = await findMessage(deps, entry, {
      name,
      template,
      to,
      values,
      toPerson,
      language,
      attachments,
      ...(phoneKey && { phoneKey }),
    });
    // Now that everything else is done: the next line sends it.
    if (run && !(permit && (await confirmStep(deps.conversation, run, permit))))
      return keep({ status: 0, text: 'taken back', ms: 0 });
    // A withdrawal that was first is found when all is asked again.
    if (turns && !(await takeTurns(deps.models, turns))) throw new Postponed(new Date(deps.now()));
    try {
      const status = await deps.mail.transport.send(message, signal);
      keep({ status, text: '', ms: deps.now() - startedAt });
    } catch (error) {
      if (isToPerson && error instanceof PermanentFailure)
        await tellTimeline(deps, lead, entry, {
          action: 'mail-refused',
          note: `${template.timelineNote ?? message.subject} (${error.code})`,
          error: error.code,
        });
      throw error;
    }
    if (!isToPerson) return;
    const { messageId } = message;
    if (toPerson) await storeSent(deps, entry, toPerson, { to, messageId, ...getWords() });
    await tellTimeline(deps, lead, entry, {
      action: 'mail',
      note: template.timelineNote ?? message.subject,
      report: messageId,
    });
    if (toPerson)
      await recordAnswer(deps, String(toPerson._id), 'email', { isByHand: template.isByHand === true });
  };

/** Sends one message. Of one that staff wrote, the conversation says so if no further try follows a failed one. */
export const sendMail =
  (deps: Deps): Handler<typeof mailJob> =>
  async (entry, signal, keep) => {
    try {
      await trySend(deps)(entry, signal, keep);
    } catch (error) {
      if (error instanceof PermanentFailure) await settleWritten(deps, entry, 'refused', error.code);
      else if (!(error instanceof Postponed) && isLastTry(entry, deps.now()))
        await settleWritten(deps, entry, 'refused', `gave up ${describeTry(error)}`);
      throw error;
    }
  };
