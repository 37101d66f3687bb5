import { TRPCError } from '@trpc/server';
import { hour } from '../../../shared/durations';
import { drawnName } from '../../../shared/schemas/agreement';
import { recordId } from '../../../shared/schemas/id';
import { text, trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { getName, system } from '../../core/caller';
import { type explain, ToldAs } from '../../core/http/trpc';
import { hashToken } from '../../core/links';
import type { AgreementDoc, SignerDoc } from '../../documents/agreement.model';
import { askOnce } from '../../documents/ask-staff';
import { type Change, changeAgreement, getState, stepBy, withSigner } from '../../documents/change-agreement';
import { getPerson } from '../../documents/envelope';
import type { Context } from '../deps';
import { mailLink, newLink, withLink } from '../links';
import { enterCode, sendCode } from './code';
import { consent, decline, mark, sign, tellFirm } from './commands';
import { Refused, refused, say } from './say';
import { findReplaced, findSigning, getEvidence, refuseStep, type SigningNeeds } from './signer';
import type { Outcome } from './signing-steps';
import type { SigningWords } from './words-en';

/** The most links that older ones may have mailed for one signer. */
const mostMails = 5;

/** Adds a task for the sender, once while it is open. */
const tellSender = (needs: SigningNeeds, doc: AgreementDoc, title: string): Promise<void> =>
  askOnce(needs, doc, {
    need: 'question',
    kind: 'new-link',
    title,
    what: 'Someone asks for a new link to an agreement',
    isSame: ({ agreement }) => agreement === String(doc._id),
  });

/** Returns true if a mailed link of this signer is active: their mailbox then gets nothing that it did not have. */
const isMailed = ({ email, links }: SignerDoc) =>
  email !== '' && links.some(({ hash, to }) => hash && to === 'mailbox');

/**
 * Mails one more link to the mailbox that the current one went to, which keeps working. Returns false if there is none,
 * or if it got enough.
 */
const mailAgain = (needs: SigningNeeds, home: AgreementDoc, id: string): Promise<boolean> => {
  const { token, link } = newLink({ to: 'mailbox', at: needs.now(), by: getName(system) });
  return changeAgreement(needs, home._id, ({ doc }): Change<boolean> => {
    const signer = getPerson(doc, id);
    if (!needs.agreements.canMail || !isMailed(signer)) return { answer: false };
    if (signer.links.some(({ to, at }) => to === 'mailbox' && at.getTime() > needs.now() - hour))
      return { answer: true };
    const requests = doc.events.filter(({ signer, facts }) => signer === id && facts?.olderLink);
    if (requests.length >= mostMails) return { answer: false };
    const step = { ...stepBy(system, 'sent-again', signer.name), facts: { olderLink: true as const } };
    return {
      set: { signers: withSigner(doc, withLink(signer, link)) },
      steps: [{ ...step, signer: id, evidence: getEvidence(needs) }],
      events: mailLink(needs, doc, signer, token),
      answer: true,
    };
  });
};

/**
 * Asks for a link that works: for a replaced link, the newest is mailed again; for an expired one, the sender gets a
 * task. The browser that asks gets nothing, and the answer is always the same, so that a stranger learns nothing.
 */
export const askForLink = async (needs: SigningNeeds, token: string): Promise<void> => {
  await needs.limits.use('signingQuestion', hashToken(token));
  const replaced = await findReplaced(needs, token);
  if (replaced) {
    const { home, signer } = replaced;
    refuseStep(needs, { doc: home, signer });
    if (!(await mailAgain(needs, home, String(signer._id))))
      await tellSender(needs, home, 'Someone with an older link wants the newest one (not confirmed)');
    return;
  }
  const signing = await findSigning(needs, token);
  refuseStep(needs, signing);
  if (getState(signing.doc, needs.now()) !== 'expired') throw refused('linkWorks');
  await tellSender(needs, signing.doc, 'Someone with the expired link asks for a new one (not confirmed)');
};

/** A request for a signer's page. */
export type SigningRequest = SigningNeeds & Pick<Context, 'res' | 'mail'>;

type Act<Form extends z.ZodType = z.ZodType> = {
  form: Form;
  /** Carries out the command; false if it became a message to the firm, because the browser is not the signer's. */
  run(ctx: SigningRequest, input: z.output<Form> & { token: string }): Promise<unknown>;
  /** The query of the page where the signer continues; `told` after a message to the firm. */
  next?: string;
  told?: string;
  /** Returns the message for a field that is missing or wrong. */
  wrong?: (words: SigningWords, field: unknown) => string;
  /** The field of the step's own form, which keeps its value and shows what is wrong. */
  field?: string;
};
const act = <Form extends z.ZodType>(one: Act<Form>): Act => one;

/** The form names its document; a step for another one is refused. */
const onDocument = z.object({ document: recordId.optional() });
const checked = z.literal('yes');

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const codeAct = (way: 'mail' | 'text') =>
  act({
    form: z.object({}),
    run: (ctx, { token }) => sendCode(ctx, token, way),
    next: '?at=code',
  });

/** The page's buttons, by the field `act` of their form. */
const acts: Readonly<Record<string, Act>> = {
  'send-code': codeAct('mail'),
  'text-code': codeAct('text'),
  code: act({
    form: z.object({ code: z.string().trim().max(12) }),
    run: (ctx, input) => enterCode(ctx, ctx.res, input),
    wrong: ({ refusals }) => refusals.wrongCode,
    field: 'code',
  }),
  consent: act({
    // The number in the sample PDF, `seen`, shows that the person can open one.
    form: z.object({ agree: checked, version: z.string().max(60), seen: z.string().trim().max(12) }),
    run: consent,
    wrong: (words, field) => (field === 'agree' ? words.consent.needed : words.refusals.sample),
    field: 'seen',
  }),
  mark: act({
    form: onDocument.extend({
      index: z.coerce.number().int().min(0).max(500),
      text: trimmedText(120),
      strokes: z.preprocess(parseJson, drawnName.optional()),
    }),
    run: mark,
    next: '?at=sign',
    wrong: ({ refusals }) => refusals.name,
    field: 'text',
  }),
  sign: act({
    form: onDocument.extend({ intends: checked }),
    run: sign,
    wrong: ({ finish }) => finish.needed,
    field: 'intends',
  }),
  decline: act({
    form: onDocument.extend({ reason: text(1000).default('') }),
    run: decline,
    told: '?said=no',
  }),
  ask: act({
    form: z.object({ question: trimmedText(2000) }),
    run: (ctx, { token, question }) => tellFirm(ctx, { token, step: 'asked', words: question }),
    next: '?said=question',
    wrong: ({ ways }) => ways.question.missing,
  }),
  paper: act({
    form: z.object({}),
    run: (ctx, { token }) => tellFirm(ctx, { token, step: 'paper-wanted', words: '' }),
    next: '?said=paper',
  }),
  link: act({
    form: z.object({}),
    run: (ctx, { token }) => askForLink(ctx, token),
    next: '?said=link',
  }),
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns the act of a posted form; undefined if the page has no such button. */
export const findAct = ({ act: name }: Fields): Act | undefined =>
  typeof name === 'string' && Object.hasOwn(acts, name) ? acts[name] : undefined;

/** Carries out a posted form. Returns the query of the page where the signer continues. */
export const carryOutAct = async (
  ctx: SigningRequest,
  one: Act,
  token: string,
  fields: Fields,
): Promise<string> => {
  const { data, error } = one.form.safeParse(fields);
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  const isTold = (await one.run(ctx, { ...(data as object), token })) === false;
  return (isTold ? one.told : one.next) ?? '';
};

/** Returns what to say about a refused form: at its field, or at the top of the page. */
export const explainRefusal = (
  one: Act,
  words: SigningWords,
  { error, retryAfter = 0 }: ReturnType<typeof explain>,
): Pick<Outcome, 'problem' | 'wrong'> => {
  const { code, cause } = error;
  const { refusals } = words;
  const atField = (text: string) => (one.field ? { wrong: text } : { problem: text });
  if (error instanceof Refused) {
    const text = say(refusals[error.reason], error.values);
    return code === 'BAD_REQUEST' ? atField(text) : { problem: text };
  }
  if (cause instanceof ToldAs && cause.code === 'STAFF_BROWSER') return { problem: words.notices.staff };
  if (code === 'TOO_MANY_REQUESTS')
    return { problem: say(refusals.tooOften, { minutes: Math.max(1, Math.ceil(retryAfter / 60)) }) };
  const issue = cause instanceof z.core.$ZodError ? cause.issues[0] : undefined;
  if (issue?.code === 'too_big') return atField(refusals.tooLong);
  if (issue && one.wrong) return atField(one.wrong(words, issue.path[0]));
  return { problem: words.ends.failed.text };
};
