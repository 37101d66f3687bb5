import type { Request, RequestHandler } from 'express';
import { findPromiseKind, formatCallBy } from '../../../shared/call-by';
import { otherCaseTypes } from '../../../shared/case-types';
import { minute } from '../../../shared/durations';
import type { FormAnswers, FormPages } from '../../../shared/form-answers';
import { formControls } from '../../../shared/form-controls';
import { languages, leadField, leadFieldNames } from '../../../shared/lead-fields';
import { messages } from '../../../shared/messages';
import { leadAnswers, toClientInput } from '../../../shared/schemas/client';
import { consultationForm } from '../../../shared/schemas/consultation';
import type { z } from '../../../shared/zod';
import { answersWithin, within } from '../../core/db/deadline';
import { createContext } from '../../core/http/context';
import { formBody } from '../../core/http/form-body';
import { escapeHtml } from '../../core/http/html';
import { getNotes } from '../../core/http/request-notes';
import { route } from '../../core/http/route';
import { explain } from '../../core/http/trpc';
import { getMisplacedKey } from '../../vendors/admit-by-key';
import { shownKey } from '../../vendors/answers/vendor-answer';
import { getRequestFacts } from '../consent-record';
import type { Deps } from '../deps';
import { receiveVisitorSubmission } from './receive-visitor-submission';

/** The error page does not wait long for the title of the selected case type. */
const titleWithin = 150;

/** The fields of the consultation form by the names in the call it posts to, including those its rules use. */
const fields = leadFieldNames.flatMap((name) => {
  const { form } = leadField(name);
  return form ? [{ name, form }] : [];
});

const fill = (page: string, values: Record<string, string>) =>
  page.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));

/** The line beside the button about answers with an error; the browser shows none without errors. */
const withoutLine = (page: string) => page.replace(/<p data-to-check="".*?<\/p>/s, '');

/** Marks the selected options in the form's own choices. */
const withChosen = (page: string, { answerBy = '', bestTime = '' }: Record<string, string>) =>
  page
    .replace(`name="answerBy" value="${escapeHtml(answerBy)}"`, (choice) => `${choice} checked=""`)
    .replace(`<option value="${escapeHtml(bestTime) || 'none'}"`, (choice) => `${choice} selected=""`);

const isFormPost = (req: Request) =>
  req.is('application/x-www-form-urlencoded') === 'application/x-www-form-urlencoded' &&
  req.accepts(['json', 'html']) === 'html' &&
  // A caller with a key gets the API's answer, in constants.
  shownKey(req) === undefined;

/** Returns the answer about calls and texts; undefined if the form did not ask. An unchecked box is not sent. */
const findConsent = (text: (name: string) => string) => {
  const [consentVersion, formVersion] = [
    text('consentVersion').slice(0, 100),
    text('formVersion').slice(0, 100),
  ];
  if (consentVersion === '') return {};
  const contactConsent = text('contactConsent') !== '';
  return { contactConsent, consentVersion, formVersion, consentSetBy: 'without script' };
};

/** Returns the answers to an area page's questions, if the person sends them and they are about this case. */
const getConcern = (text: (name: string) => string) => {
  if (text('withAnswers') === '' || text('answersAbout') !== text('caseType')) return {};
  const answers = leadAnswers.safeParse(text('answers'));
  return answers.success ? { answers: answers.data } : {};
};

const sentences = Object.entries(messages.form);

/** Returns a message of the form's rules in the language of the page. */
const inWords = (message: string, { messages: own }: FormAnswers) =>
  own[sentences.find(([, text]) => text === message)?.[0] ?? ''] ?? message;

/** Returns the problem of each field in the words of the page. */
const findProblems = ({ issues }: z.ZodError, answers: FormAnswers): Record<string, string> => {
  const problems = issues.map(({ path, message }) => ({
    name: fields.find(({ form }) => form === path[0])?.name ?? String(path[0]),
    message: inWords(message, answers),
  }));
  const names = new Set(problems.map(({ name }) => name));
  return {
    ...Object.fromEntries(
      problems.flatMap(({ name, message }) => [
        [`${name}.error`, message],
        [`${name}.invalid`, 'true'],
      ]),
    ),
    'toCheck.count': String(names.size),
    'toCheck.first': formControls.find((name) => names.has(name)) ?? '',
  };
};

/**
 * Answers a browser that posts the consultation form without scripts with a plain page; everything else goes to the
 * API.
 */
export const formPost = (deps: Deps, pages: FormPages): RequestHandler[] => {
  const receive: RequestHandler = async (req, res, next) => {
    const body: Record<string, unknown> = req.body ?? {};
    // A vendor that posts our form with its key in it gets the API's error.
    if (body.form !== 'consultation' || getMisplacedKey(req, body)) return next();
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
    const answers = pages.find(({ id }) => id === text('language')) ?? pages[0];
    if (!answers) return next();
    const typed: Record<string, string> = Object.fromEntries(fields.map(({ name }) => [name, text(name)]));
    const showProblem = async (status: number, errors: Record<string, string> = {}) => {
      const lookUp = deps.models.services.findOne({ _id: Number(typed.caseType) || 0, status: 1 }).lean();
      const service = await within(titleWithin, lookUp.exec()).catch(() => null);
      const title = service?.title ?? otherCaseTypes.find(({ id }) => id === typed.caseType)?.id ?? '';
      const values = {
        ...typed,
        answers: text('answers'),
        answersAbout: text('answersAbout'),
        withAnswers: text('withAnswers'),
        ...errors,
        message: inWords(messages.form.failed, answers),
        caseTypeTitle: answers.caseTypes[title] ?? (title || inWords(messages.form.caseType, answers)),
      };
      const page = deps.offers.withOverlay(`${answers.prefix}/form-problem.html`, answers.problem);
      const toCheck = Object.keys(errors).length > 0;
      const html = withChosen(fill(toCheck ? page : withoutLine(page), values), typed);
      res.status(status).type('html').set('Cache-Control', 'no-store').send(html);
    };

    const form = consultationForm.safeParse({
      ...Object.fromEntries(fields.map(({ name, form }) => [form, typed[name]])),
      agreeToTerms: text('agreeToTerms') !== '',
    });
    if (!form.success) {
      return showProblem(400, findProblems(form.error, answers));
    }
    try {
      const ctx = await createContext(deps, req, res);
      const { caller, requestId } = ctx;
      const input = {
        ...toClientInput(form.data, ''),
        language: languages.find((one) => one === answers.id),
        ...findConsent(text),
        ...getConcern(text),
      };
      const post = {
        caller,
        requestId,
        input,
        body,
        requestFacts: { ...getRequestFacts(req), ownForm: true },
      };
      const { body: receipt } = await within(answersWithin, receiveVisitorSubmission(deps, post));
      res.redirect(303, `${answers.prefix}/sent${toQuery(receipt)}`);
    } catch (thrown) {
      const { error, retryAfter } = explain(thrown);
      getNotes(res).failure = thrown;
      if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
      await showProblem(error.code === 'TOO_MANY_REQUESTS' ? 429 : 503);
    }
  };

  return [(req, _res, next) => next(isFormPost(req) ? undefined : 'route'), formBody, receive];
};

const longestPromise = 60 * 24 * 60 * minute;

/** The promise to a person, in the address of the page that repeats it: what, and the minute by which. */
const toQuery = ({ callBy, answerBy }: Record<string, unknown>) =>
  callBy ? `?${findPromiseKind(String(answerBy))}=${Date.parse(String(callBy)) / minute}` : '';

/** Returns the promised time in a page's address; undefined for one that no recent lead got. */
const readPromise = (query: unknown, now: number): Date | undefined => {
  const at = typeof query === 'string' && /^\d{1,9}$/.test(query) ? Number(query) * minute : 0;
  return Math.abs(at - now) < longestPromise ? new Date(at) : undefined;
};

/** Redirects a browser without scripts to this page after its form was accepted. */
export const sentRoutes = (pages: FormPages) =>
  pages.map(({ id, prefix, sent }) =>
    route({
      method: 'GET',
      path: `${prefix}/sent`,
      permission: 'anyone',
      passesOthers: true,
      answer: async ({ offers, timeZone, now }: Deps, { req, res }) => {
        const page = offers
          .withOverlay(`${prefix}/sent.html`, sent)
          .replace(/<p data-promise="(\w+)".*?<\/p>/g, (paragraph, promise: string) => {
            const at = readPromise(req.query[promise], now());
            return at ? fill(paragraph, { callBy: formatCallBy(at, id, timeZone) }) : '';
          });
        res.type('html').set('Cache-Control', 'no-cache').send(page);
      },
    }),
  );
