import { createHash } from 'node:crypto';
import { answerText } from '../../shared/rules/questions';
import type { TextSource } from '../../shared/schemas/conflict';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps } from './deps';
import type { Models } from './models';
import { findQuestions, getIds, wordsOfId } from './parties';

/** One text that the product has about a lead. `key` changes only with the text. */
export type LeadText = { key: string; source: TextSource; of: string; text: string };

/** Codes, IDs and fields that other rules cover; the rest of a change is words. */
const wordless = new Set(
  (
    'firstName lastName email phoneNumber caseType status assignedTo signed conflict dueAt language ' +
    'state zip street city secondPhone dateOfBirth phoneMark outcome cost'
  ).split(' '),
);
/** Lines in the product's own words. A person's words in them are read at their source. */
const ownLines =
  /^(conflict-|mail|agreement|letter$|packet$|create$|consent|witness|confirm-consent|withdraw|reopen)/;

const historyTexts = ({ history }: ClientDoc): LeadText[] =>
  history.flatMap(({ _id, action, actor, actorId, note, changes }) => {
    const isOwnTask = actorId === null && action.startsWith('task');
    const changed = (isOwnTask || action.startsWith('conflict-') ? [] : (changes ?? []))
      .filter(({ field }) => !wordless.has(field))
      .flatMap(({ field, from, to }) => [
        { key: `history ${_id} ${field} from`, text: from },
        { key: `history ${_id} ${field} to`, text: to },
      ])
      .map((one): LeadText => ({ ...one, source: 'timeline', of: actor }));
    const isOwn = ownLines.test(action);
    return [
      ...changed,
      ...(isOwn ? [] : [{ key: `history ${_id}`, source: 'note' as const, of: actor, text: note }]),
    ];
  });

const vendorFields = ['campaign', 'subId1', 'subId2', 'subId3', 'subId4', 'externalId'] as const;

const spoken = new Set(['asked', 'paper-wanted', 'declined', 'void']);

/** Returns signers' questions, the reasons why agreements ended, and the people that others sign for. */
const agreementTexts = async (
  { agreements }: Pick<Models, 'agreements'>,
  ids: readonly string[],
): Promise<LeadText[]> => {
  const docs = await agreements
    .find({ leadId: { $in: [...ids] } })
    .select({ title: 1, events: 1, reason: 1, 'signers._id': 1, 'signers.capacity': 1 })
    .sort({ _id: 1 })
    .lean();
  return docs.flatMap(({ _id, title, events, reason, signers }) =>
    [
      ...signers.map((signer) => ({ key: `signer ${signer._id}`, text: signer.capacity ?? '' })),
      ...events
        .filter(({ step }) => spoken.has(step))
        .map((one) => ({ key: `step ${one._id}`, text: one.note ?? '' })),
      { key: `reason ${_id}`, text: reason ?? '' },
    ].map((one) => ({ ...one, source: 'agreement' as const, of: title })),
  );
};

/** Returns every text that the product has about a lead, in the order in which staff would look. */
export const collectTexts = async ({ models, receivedTexts }: Deps, lead: ClientDoc): Promise<LeadText[]> => {
  const labels = new Map((await findQuestions(models, lead.caseType)).map(({ id, label }) => [id, label]));
  const field = (key: string, source: TextSource, text: string | undefined): LeadText => ({
    key,
    source,
    of: '',
    text: text ?? '',
  });
  const texts: LeadText[] = [
    field('additionalInfo', 'story', lead.additionalInfo),
    ...Object.entries(lead.answers ?? {}).map(([id, answer]) => ({
      key: `answer ${id}`,
      source: 'answer' as const,
      of: labels.get(id) ?? wordsOfId(id),
      text: typeof answer === 'string' ? answerText(answer) : '',
    })),
    ...historyTexts(lead),
    ...(lead.openTasks ?? [])
      .filter(({ need }) => !need)
      .map(({ _id, title }) => field(`task ${_id}`, 'task', title)),
    ...vendorFields.map((name) => field(name, 'vendor', lead[name])),
    field('email', 'e-mail', lead.email?.replace(/@.*/, '')),
    field('statusReason', 'note', lead.statusReason),
    field('returnReason', 'note', lead.returnReason),
    field('signed', 'note', lead.signed?.note),
    ...(await agreementTexts(models, getIds(lead))),
    ...(await receivedTexts(getIds(lead))).map((one) => field(`message ${one.id}`, 'message', one.text)),
  ];
  return texts.filter(({ text }) => /\p{L}{2}/u.test(text ?? ''));
};

export const hashOfText = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Returns a hash of the texts that does not depend on their order. */
export const hashOfTexts = (texts: readonly LeadText[]): string =>
  hashOfText(JSON.stringify(texts.map(({ key, text }) => `${key}\n${text}`).sort()));

/** Returns the text around a name: the words before and after it, as the card shows them. */
export const getExcerpt = (text: string, { at, end }: { at: number; end: number }) => {
  const around = 60;
  const [before, after] = [text.slice(Math.max(0, at - around), at), text.slice(end, end + around)];
  return {
    before: at > around ? `…${before.replace(/^\S*\s/, '')}` : before,
    found: text.slice(at, end),
    after: end + around < text.length ? `${after.replace(/\s\S*$/, '')}…` : after,
  };
};
