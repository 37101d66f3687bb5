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
import { fillAnswer, withAnswered, withNote } from './fill-answer';

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
