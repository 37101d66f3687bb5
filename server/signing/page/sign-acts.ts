import { TRPCError } from '@trpc/server';
import { drawnName } from '../../../shared/schemas/agreement';
import { recordId } from '../../../shared/schemas/id';
import { text, trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { type explain, ToldAs } from '../../core/http/trpc';
import type { Context } from '../deps';
import type { SigningNeeds } from './as-signer';
import { enterCode, sendCode } from './code';
import { consent, decline, mark, sign, tellFirm } from './commands';
import { askForLink } from './new-link';
import { Refused } from './refused';
import { say } from './say';
import type { Outcome } from './signing-steps';
import type { SigningWords } from './words-en';

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
