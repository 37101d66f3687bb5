import express, { type Request, type RequestHandler, Router } from 'express';
import { otherCaseTypes } from '../../shared/case-types';
import { leadField, leadFieldNames } from '../../shared/lead-fields';
import { messages } from '../../shared/messages';
import { toClientInput } from '../../shared/schemas/client';
import { consultationForm } from '../../shared/schemas/consultation';
import { createContext, type HttpDeps } from '../context';
import { answersWithin, within } from '../db/deadline';
import { escapeHtml } from '../http/html';
import { explain } from '../trpc';
import { seenOf } from './consent-record';
import { receiveVisitorPost } from './robots/receive-visitor-post';
import { shownKey } from './vendor-answer';

/** The two prerendered pages that answer a form sent without script. */
export type FormPages = { sent: string; problem: string };

/** The page that tells of a failure does not wait long for the title of the chosen case type. */
const titleWithin = 150;

/** The fields of the consultation form by the names of the call it posts to, with those that its rules know. */
const fields = leadFieldNames.flatMap((name) => {
  const { form } = leadField(name);
  return form ? [{ name, form }] : [];
});

const fill = (page: string, values: Record<string, string>) =>
  page.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));

const isFormPost = (req: Request) =>
  req.is('application/x-www-form-urlencoded') === 'application/x-www-form-urlencoded' &&
  req.accepts(['json', 'html']) === 'html' &&
  // Whoever shows a key reads constants, whatever the fields are called.
  shownKey(req) === undefined;

/** The answer about calls and texts; none where the form did not ask. An empty box is sent by leaving it out. */
const consentOf = (text: (name: string) => string) => {
  const [consentVersion, formVersion] = [
    text('consentVersion').slice(0, 100),
    text('formVersion').slice(0, 100),
  ];
  if (consentVersion === '') return {};
  const contactConsent = text('contactConsent') !== '';
  return { contactConsent, consentVersion, formVersion, consentSetBy: 'without script' };
};

/** Answers a browser that posts the consultation form by itself with a plain page; all else goes on to the API. */
export const formPost = (deps: HttpDeps, pages: FormPages): Router => {
  const router = Router({ caseSensitive: true });

  const receive: RequestHandler = async (req, res, next) => {
    const body = (req.body ?? {}) as Record<string, unknown>;
    if (body.form !== 'consultation') return next();
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
    const typed: Record<string, string> = Object.fromEntries(fields.map(({ name }) => [name, text(name)]));
    const showProblem = async (status: number, message: string, errors: Record<string, string> = {}) => {
      const lookUp = deps.models.services.findOne({ _id: Number(typed.caseType) || 0, status: 1 }).lean();
      const service = await within(titleWithin, lookUp.exec()).catch(() => null);
      const values = {
        ...typed,
        ...errors,
        message,
        caseTypeTitle:
          service?.title ??
          otherCaseTypes.find(({ id }) => id === typed.caseType)?.title ??
          messages.form.caseType,
      };
      res.status(status).type('html').set('Cache-Control', 'no-store').send(fill(pages.problem, values));
    };

    const form = consultationForm.safeParse({
      ...Object.fromEntries(fields.map(({ name, form }) => [form, typed[name]])),
      agreeToTerms: text('agreeToTerms') !== '',
    });
    if (!form.success) {
      const errors = form.error.issues.flatMap(({ path, message }) => {
        const name = fields.find(({ form }) => form === path[0])?.name ?? String(path[0]);
        return [
          [`${name}.error`, message],
          [`${name}.invalid`, 'true'],
        ];
      });
      return showProblem(400, messages.form.failed, Object.fromEntries(errors));
    }
    try {
      const ctx = await createContext(deps, req, res);
      const { caller, requestId } = ctx;
      const input = { ...toClientInput(form.data, ''), ...consentOf(text) };
      const post = { caller, requestId, input, body, seen: seenOf(req) };
      await within(answersWithin, receiveVisitorPost(deps, post));
      res.redirect(303, '/sent');
    } catch (thrown) {
      const { error, retryAfter } = explain(thrown);
      res.locals.failure = thrown;
      if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
      await showProblem(error.code === 'TOO_MANY_REQUESTS' ? 429 : 503, messages.form.failed);
    }
  };

  router.post(
    '/api/clients',
    (req, _res, next) => next(isFormPost(req) ? undefined : 'router'),
    express.urlencoded({ extended: false, limit: '100kb', inflate: false }),
    receive,
  );
  router.get('/sent', (_req, res) => void res.type('html').set('Cache-Control', 'no-cache').send(pages.sent));
  return router;
};
