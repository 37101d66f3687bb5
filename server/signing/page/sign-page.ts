import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Response } from 'express';
import express from 'express';
import { type DocumentLanguage, documentLanguages } from '../../../shared/schemas/agreement-template';
import { randomToken } from '../../../shared/schemas/page-token';
import { z } from '../../../shared/zod';
import { answersWithin, within } from '../../core/db/deadline';
import { createContext } from '../../core/http/context';
import { type Html, html } from '../../core/http/html';
import { getNotes } from '../../core/http/request-notes';
import { type RouteCall, route } from '../../core/http/route';
import { explain, ToldAs } from '../../core/http/trpc';
import { callerKey } from '../../core/limits/rate-limits';
import { documentWords } from '../../documents/words';
import type { Deps } from '../deps';
import { openPage, type SigningView } from './open-page';
import { say, signingWords } from './say';
import { carryOutAct, explainRefusal, findAct, type SigningRequest } from './sign-acts';
import { alert, askForLinkForm, type Outcome, stepHtml } from './signing-steps';
import type { SigningWords } from './words-en';

/** Without a build, as in API tests, the page has no styles. */
const bareFrame =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex, nofollow"><title>{{title}}</title></head><body><header>{{languages}}</header><main id="main">{{body}}</main><footer>{{foot}}</footer></body></html>';

type SigningPage = { title: string; body: Html };
type Framed = {
  firm: { name: string; phone: string };
  language: DocumentLanguage;
  token: string;
  page: SigningPage;
};

/** Returns the path of a signer's page in a language. */
const signingPath = (token: string, language: DocumentLanguage): string =>
  `${language === 'en' ? '' : `/${language}`}/sign/${token}`;

/** Returns the whole page: the built frame with this signer's content. */
const inFrame = (frame: string = bareFrame, { firm, language, token, page }: Framed): string => {
  const words = signingWords[language];
  const other = language === 'en' ? 'es' : 'en';
  const parts: Record<string, Html> = {
    title: html`${say(words.title, { document: page.title, firm: firm.name })}`,
    skip: html`${words.skip}`,
    firm: html`${firm.name}`,
    offline: html`${words.script.offline}`,
    languages: html`<a href="${signingPath(encodeURIComponent(token), other)}" hreflang="${other}" lang="${other}">${words.other}</a>`,
    body: page.body,
    foot: html`<p>${say(words.foot, { firm: firm.name })} <span class="nowrap">${firm.phone}</span></p>`,
  };
  return frame
    .replace('lang="en"', `lang="${language}"`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name]?.html ?? '');
};

/** Returns the forms below each step: decline, paper, a question. They work without scripts. */
const alternatives = (view: SigningView, words: SigningWords): Html => {
  const { heading, no, paper, question, unconfirmed } = words.ways;
  const isConfirmed = view.step !== 'code';
  const isOne = view.documents.length < 2;
  const hint = isConfirmed
    ? html``
    : html`<p class="hint">${say(unconfirmed.hint, { firm: view.firm.name })}</p>`;
  const act = (name: string) => html`<input type="hidden" name="act" value="${name}">`;
  return html`<section class="ways" aria-label="${heading}">${hint}
<details><summary>${question.title}</summary><form method="post">${act('ask')}<p>${say(question.text, { firm: view.firm.name })}</p>
<div><label for="question">${question.label}</label><textarea id="question" name="question" rows="4" maxlength="2000" required></textarea></div><button>${question.button}</button></form></details>
<details><summary>${paper.title}</summary><form method="post">${act('paper')}<p>${paper.text}</p><button>${paper.button}</button></form></details>
<details><summary>${no.title}</summary><form method="post">${act('decline')}<input type="hidden" name="document" value="${view.id}"><p>${isConfirmed ? (isOne ? no.text : say(no.textSeveral, { document: view.title })) : say(unconfirmed.no, { firm: view.firm.name })}</p>
<div><label for="reason">${no.reason}</label><textarea id="reason" name="reason" rows="3" maxlength="1000" aria-describedby="reason-hint"></textarea><p class="hint" id="reason-hint">${no.optional}</p></div><button>${isConfirmed ? no.button : unconfirmed.button}</button></form></details>
</section>`;
};

/** Returns the built page frame; without a build there is none. */
type Frame = (() => Promise<string>) | undefined;

type Visit = { token: string; language: DocumentLanguage; frame: Frame; res: Response };

type Sent = { status: number; firm: { name: string; phone: string }; page: SigningPage };

const send = async ({ token, language, frame, res }: Visit, { status, ...sent }: Sent): Promise<void> => {
  res
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      // Forms tell our own server where they came from; other sites learn nothing about the link.
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    .type('html')
    .send(inFrame(await frame?.(), { language, token, ...sent }));
};

/** Returns an error and the status of its page, with the cause of a failure in the log. */
const noteError = (res: Response, thrown: unknown) => {
  const explained = explain(thrown);
  const { error, retryAfter } = explained;
  if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
  const status = getHTTPStatusCodeFromError(error);
  if (status >= 500) getNotes(res).failure = thrown;
  return { ...explained, status };
};

const isReplaced = ({ cause }: TRPCError) => cause instanceof ToldAs && cause.code === 'NEWER_LINK';

const sendError = async (visit: Visit, deps: Deps, thrown: unknown): Promise<void> => {
  const { missing, failed } = signingWords[visit.language].ends;
  const { status } = noteError(visit.res, thrown);
  const isMissing = status === 404;
  const says = isMissing ? missing : failed;
  const again = html`<p><a class="button" href="">${failed.again}</a></p>`;
  const body = html`<h1>${says.heading}</h1><p>${says.text}</p>${!isMissing && again}`;
  await send(visit, { status, firm: await deps.firm(), page: { title: says.heading, body } });
};

/** Says that there is a newer link, and nothing about its signer or the agreement. */
const sendReplaced = async (
  visit: Visit,
  { firm, req }: SigningRequest,
  { problem, status = 404 }: Outcome & { status?: number },
): Promise<void> => {
  const says = signingWords[visit.language].ends.replaced;
  const body = html`<h1>${says.heading}</h1>${req.query.said === 'link' ? html`<p class="notice good" role="status">${says.done}</p>` : html`<p>${says.text}</p>${alert(problem)}${askForLinkForm(says.button)}`}`;
  await send(visit, { status, firm: await firm(), page: { title: says.heading, body } });
};

const isOpen = ({ step }: SigningView) => step === 'consent' || step === 'code' || step === 'sign';

/** Shows the signer's step, with the outcome of the last button press. */
const show = async (
  visit: Visit,
  ctx: SigningRequest,
  outcome: Outcome & { status?: number } = {},
): Promise<void> => {
  const { token, language } = visit;
  const words = signingWords[language];
  const { at = '', said = '' } = ctx.req.query;
  const view = await within(answersWithin, openPage(ctx, token)).catch((thrown: unknown) => {
    if (thrown instanceof TRPCError && isReplaced(thrown)) return undefined;
    throw thrown;
  });
  if (!view) return sendReplaced(visit, ctx, outcome);
  const { firm, notice } = view;
  const files = `/api/signing/${encodeURIComponent(token)}`;
  const { question, paper, unconfirmed } = words.ways;
  const done = {
    question: question.done,
    paper: paper.done,
    no: unconfirmed.done,
    link: words.ends.expired.done,
  }[String(said)];
  const body = html`${view.isSpecimen && html`<p class="notice"><strong>${documentWords[language].specimen}</strong></p>`}${notice && html`<p class="notice" role="status">${words.notices[notice]}</p>`}${done && html`<p class="notice good" role="status">${say(done, { firm: firm.name })}</p>`}${alert(outcome.problem)}
${stepHtml({ view, words, files, at: String(at), said: String(said), outcome })}${isOpen(view) && alternatives(view, words)}`;
  await send(visit, { status: outcome.status ?? 200, firm, page: { title: view.title, body } });
};

/** Carries out a button press, and sends the browser on; a refusal is shown on the page. */
const press = async (visit: Visit, ctx: SigningRequest): Promise<void> => {
  const { token, language, res } = visit;
  const fields: Record<string, unknown> = ctx.req.body ?? {};
  const act = findAct(fields);
  if (!act) return show(visit, ctx, { status: 400 });
  try {
    const next = await within(answersWithin, carryOutAct(ctx, act, token, fields));
    res.redirect(303, signingPath(encodeURIComponent(token), language) + next);
  } catch (thrown) {
    const { status, ...explained } = noteError(res, thrown);
    const refusal = explainRefusal(act, signingWords[language], explained);
    const typed = act.field && fields[act.field];
    await show(visit, ctx, { status, ...refusal, ...(typeof typed === 'string' && { typed }) });
  }
};

/**
 * `/sign/{token}` and `/es/sign/{token}`: reading, signing, declining, paper and questions, all with forms that work
 * without scripts. The agreement stores the signer's progress, so they can leave and come back.
 */
export const signPage = (frame: Frame) =>
  documentLanguages.flatMap((language) => {
    const path = signingPath(':token', language);
    const serve =
      (respond: (visit: Visit, ctx: SigningRequest) => Promise<void>) =>
      async (deps: Deps, { req, res, ip }: RouteCall, { token }: { token: string }): Promise<void> => {
        const visit = { token, language, frame, res };
        try {
          await deps.limits.use('api', callerKey(ip));
          await respond(visit, await createContext(deps, req, res));
        } catch (thrown) {
          await sendError(visit, deps, thrown);
        }
      };
    const link = { path, permission: 'anyone', input: z.object({ token: randomToken }) } as const;
    const read = [express.urlencoded({ extended: false, limit: '200kb', inflate: false })];
    return [
      route({ ...link, method: 'GET', answer: serve(show) }),
      route({ ...link, method: 'POST', read, answer: serve(press) }),
    ];
  });
