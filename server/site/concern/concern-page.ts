import express from 'express';
import { languages } from '../../../shared/lead-fields';
import { concernAnswerAttribute } from '../../../shared/page-attributes';
import { formatDate } from '../../../shared/read-date';
import { dayRange } from '../../../shared/rules/answers';
import { builtInRule } from '../../../shared/rules/built-in-rules';
import { concernRule } from '../../../shared/rules/concern/concern-rule';
import { judgeConcern, readAnswers } from '../../../shared/rules/concern/judge-concern';
import { usStates } from '../../../shared/rules/us-states';
import { toWallTime, wallText } from '../../../shared/zoned-time';
import { within } from '../../core/db/deadline';
import { runParser } from '../../core/http/form-body';
import { escapeHtml } from '../../core/http/html';
import { getNotes } from '../../core/http/request-notes';
import { pass, route } from '../../core/http/route';
import { callerKey } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import type { ConcernPages } from '../pages/pages';

type Parts = {
  /** The names of the parts that apply. */
  shown: ReadonlySet<string>;
  /** Sentences from staff that the build did not know, by the part they appear with. */
  own: Readonly<Record<string, readonly string[]>>;
};

/** An element for one case; it never nests. */
const part = /<(\w+) data-when="([^"]+)"([^>]*)>(.*?)<\/\1>/gs;

/** Keeps only the parts of an answer that apply. */
export const fillAnswer = (html: string, { shown, own }: Parts): string =>
  html.replace(part, (_, tag: string, name: string, attributes: string, inner: string) => {
    const sentences = own[name];
    if (sentences)
      return sentences
        .map((text) => `<${tag}${attributes}>${inner.replace('{{words}}', () => escapeHtml(text))}</${tag}>`)
        .join('');
    return shown.has(name) ? `<${tag}${attributes}>${fillAnswer(inner, { shown, own })}</${tag}>` : '';
  });

/** The page's questions, all expanded, with the submitted answers, as the browser would have kept them. */
export const withAnswered = (html: string, said: Readonly<Record<string, string>>): string =>
  html.replace(
    /(<form\b[^>]*\bdata-concern=""[^>]*>)(.*?)(<\/form>)/s,
    (_, open: string, questions: string, close: string) => {
      const filled = Object.entries(said).reduce((text, [name, value]) => {
        const field = escapeHtml(name);
        const typed = escapeHtml(value);
        return text
          .replace(`name="${field}" value="${typed}"`, (match) => `${match} checked=""`)
          .replace(
            new RegExp(`<input(?=[^>]* type="text")(?=[^>]* name="${field}")`),
            (match) => `${match} value="${typed}"`,
          )
          .replace(
            new RegExp(
              `(<select[^>]* name="${field}".*?)(<option value="${typed.replace(/[^\w ]/g, '\\$&')}")`,
              's',
            ),
            (_all, before: string, option: string) =>
              `${before.replace(' selected=""', '')}${option} selected=""`,
          );
      }, questions);
      return open + filled.replace('<details ', '<details open="" ') + close;
    },
  );

/** The page's form with the answers, which are sent along unless the person opts out. */
export const withNote = (html: string, answers: string, about: string): string =>
  html
    .replace(/(<div data-concern-note="")( hidden="")/, '$1')
    .replace(
      /(name="answers"[^>]*) value=""/,
      (_, before: string) => `${before} value="${escapeHtml(answers)}"`,
    )
    .replace(
      /(name="answersAbout"[^>]*) value=""/,
      (_, before: string) => `${before} value="${escapeHtml(about)}"`,
    );

/** Do not make the visitor wait for an unavailable database: the built-in rules work, too. */
const rulesWithin = 300;

const readForm = express.urlencoded({ extended: false, limit: '20kb', inflate: false });

const place = `<div ${concernAnswerAttribute}=""></div>`;

/**
 * Responds to the questions of a practice area's page. A browser with script requests only the answer; one without gets
 * the page back, with the answer filled in and the form as submitted. Nothing is stored or logged.
 */
export const concernRoute = (pages: ConcernPages, timeZone: string) =>
  route({
    method: 'POST',
    path: Object.keys(pages.caseTypes),
    permission: 'anyone',
    passesOthers: true,
    answer: async (deps: Deps, { req, res, ip }) => {
      const caseType = pages.caseTypes[req.path];
      // An address with a slash at its end is another one.
      if (caseType === undefined) return pass;
      await runParser(readForm, req, res);
      getNotes(res).loggedPath = req.path;
      await deps.limits.use('api', callerKey(ip));
      // The page was open before the area was switched off; its address explains that.
      if (deps.offers.isLeftOut(req.path)) return res.redirect(303, req.path);
      const body: Record<string, unknown> = req.body ?? {};
      const said = (name: string) => {
        const value = Object.hasOwn(body, name) ? body[name] : '';
        return typeof value === 'string' ? value : '';
      };

      const intake = await within(rulesWithin, deps.rules.of(caseType)).catch(() => undefined);
      const rule = concernRule(caseType, intake ?? builtInRule(caseType));
      const asBuilt = concernRule(caseType);
      const state = Object.hasOwn(usStates, said('state')) ? said('state') : undefined;
      const today = wallText(toWallTime(deps.now(), timeZone)).slice(0, 10);
      const answers = readAnswers(rule, said, today);
      const { says, ...kinds } = judgeConcern(rule, answers, state);
      const answerJson = JSON.stringify({ ...answers, ...(state && { state }) });

      const isKnown = ({ id, words }: (typeof kinds.open)[number]) =>
        asBuilt.criteria.some((one) => one.id === id && one.words === words);
      const shownParts = ([kind, criteria]: [string, typeof kinds.open]) =>
        criteria.length === 0 ? [] : [kind, ...criteria.filter(isKnown).map(({ id }) => `${kind}.${id}`)];
      const ownWords = ([kind, criteria]: [string, typeof kinds.open]): [string, string[]] => [
        `${kind}.*`,
        criteria.filter((one) => !isKnown(one)).map(({ words }) => words),
      ];

      const { page, answer: all } = await pages.texts(req.path);
      const shown = new Set([
        says,
        ...(says === 'nothing' ? [] : ['said', `state.${state ?? 'none'}`]),
        ...Object.entries(kinds).flatMap(shownParts),
      ]);
      const language = languages.find((one) => req.path.startsWith(`/${one}/`)) ?? 'en';
      const readDates = rule.questions.flatMap(({ id, kind }) => {
        const value = String(answers[id] ?? '');
        return kind === 'date' && dayRange(value) && said(id).trim() !== value
          ? [`“${said(id).trim()}”: ${formatDate(value, language)}`]
          : [];
      });
      const own = Object.fromEntries([...Object.entries(kinds).map(ownWords), ['dates.*', readDates]]);
      const text = fillAnswer(all, { shown, own });
      res.type('html').set('Cache-Control', 'no-store');
      const carried =
        says === 'nothing'
          ? ''
          : ` data-answers="${escapeHtml(answerJson)}" data-about="${escapeHtml(caseType)}"`;
      const marked = text.replace('<div ', () => `<div${carried} `);
      if (said('part') === 'answer') return void res.send(marked);
      const names = [...rule.questions.map(({ id }) => id), 'state'];
      const answered = withAnswered(page, Object.fromEntries(names.map((name) => [name, said(name)])));
      const noted = says === 'nothing' ? answered : withNote(answered, answerJson, caseType);
      res.send(noted.replace(place, () => place.replace('></', `>${text}</`)));
    },
  });
