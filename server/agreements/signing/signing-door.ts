import { TRPCError } from '@trpc/server';
import express, { type Router as AnyRouter, type Request, type Response, Router } from 'express';
import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import type { SigningView } from '../../../shared/schemas/signing';
import { html } from '../../core/http/html';
import { getNotes } from '../../core/http/request-notes';
import { explain, ToldAs } from '../../core/http/trpc';
import { callerKey } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { documentWords } from '../words';
import { alternatives } from './alternatives';
import { say, signingWords } from './say';
import { inFrame, type SigningPage, signingPath } from './signing-frame';
import { type Outcome, stepHtml } from './signing-steps';
import type { SigningWords } from './words-en';

type Of<Input = object> = (input: { token: string; document?: string } & Input) => Promise<unknown>;

/** The API calls that the page makes for browsers without scripts. */
export type SigningCalls = {
  open: (input: { token: string }) => Promise<SigningView>;
  consent: Of<{ version: string; seen: string }>;
  sendCode: Of;
  enterCode: Of<{ code: string }>;
  mark: Of<{ index: number; text: string; strokes?: [number, number][][] }>;
  sign: Of<{ intends: true }>;
  decline: (input: { token: string; document?: string; reason: string }) => Promise<SigningView>;
  ask: Of<{ question: string }>;
  wantPaper: Of;
};

type Posted = {
  calls: SigningCalls;
  token: string;
  words: SigningWords;
  text: (name: string) => string;
};
type Act = {
  /** Carries out a button press. Returns where the page continues. */
  run: (posted: Posted) => Promise<string>;
  /** Returns the message when the API refuses. */
  refused: (words: SigningWords, code: TRPCError['code']) => string;
  /** The field that keeps the typed value. */
  keeps?: string;
};

class Unfilled extends Error {}
const need = (isThere: boolean, sentence: string) => {
  if (!isThere) throw new Unfilled(sentence);
};

const getStrokes = (text: string): [number, number][][] | undefined => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as [number, number][][];
  } catch {
    return undefined;
  }
};

/** Returns the document that a form is about, where it names one. */
const getDocument = (text: Posted['text']) => {
  const document = text('document');
  return document === '' ? {} : { document };
};

/** The page's buttons, by the field `act` of their form. */
const acts: Readonly<Record<string, Act>> = {
  consent: {
    run: async ({ calls, token, words, text }) => {
      need(text('agree') === 'yes', words.consent.needed);
      await calls.consent({ token, version: text('version'), seen: text('seen') });
      return '';
    },
    refused: (words, code) => (code === 'BAD_REQUEST' ? words.consent.wrong : words.ends.failed.text),
    keeps: 'seen',
  },
  'send-code': {
    run: async ({ calls, token }) => {
      await calls.sendCode({ token });
      return '?at=code';
    },
    refused: (words) => words.code.notSent,
  },
  code: {
    run: async ({ calls, token, text }) => {
      await calls.enterCode({ token, code: text('code') });
      return '';
    },
    refused: (words, code) => (code === 'BAD_REQUEST' ? words.code.wrong : words.code.ended),
  },
  mark: {
    run: async ({ calls, token, words, text }) => {
      need(/\p{L}/u.test(text('text')), words.place.missing);
      const strokes = getStrokes(text('strokes'));
      await calls.mark({
        ...{ token, index: Number(text('index')), text: text('text') },
        ...getDocument(text),
        ...(strokes && { strokes }),
      });
      return '?at=sign';
    },
    refused: (words, code) => (code === 'BAD_REQUEST' ? words.place.missing : words.ends.failed.text),
    keeps: 'text',
  },
  sign: {
    run: async ({ calls, token, words, text }) => {
      need(text('intends') === 'yes', words.finish.needed);
      await calls.sign({ token, intends: true, ...getDocument(text) });
      return '';
    },
    refused: (words) => words.ends.failed.text,
  },
  decline: {
    run: async ({ calls, token, text }) => {
      const { step } = await calls.decline({ token, reason: text('reason'), ...getDocument(text) });
      return step === 'code' ? '?said=no' : '';
    },
    refused: (words) => words.ends.failed.text,
  },
  ask: {
    run: async ({ calls, token, words, text }) => {
      need(text('question').trim() !== '', words.ways.question.missing);
      await calls.ask({ token, question: text('question') });
      return '?said=question';
    },
    refused: (words) => words.ends.failed.text,
  },
  paper: {
    run: async ({ calls, token }) => {
      await calls.wantPaper({ token });
      return '?said=paper';
    },
    refused: (words) => words.ends.failed.text,
  },
};

const getCode = (thrown: unknown) => (thrown instanceof TRPCError ? thrown.code : 'INTERNAL_SERVER_ERROR');
const whyNot = (act: Act, words: SigningWords, thrown: unknown): string => {
  if (thrown instanceof TRPCError && thrown.cause instanceof ToldAs) return words.notices.staff;
  return act.refused(words, getCode(thrown));
};
const isNoLink = (code: TRPCError['code']) => code === 'NOT_FOUND' || code === 'BAD_REQUEST';
const isOpen = ({ step }: SigningView) => step === 'consent' || step === 'code' || step === 'sign';

type Options = Pick<Deps, 'limits' | 'mail'> & {
  /** The built page frame; a plain one without a build. */
  signingFrame?: (() => Promise<string>) | undefined;
  /** Returns the calls as the requester may make them. */
  callsOf: (req: Request, res: Response) => Promise<SigningCalls>;
};

/**
 * `/sign/{token}` and `/es/sign/{token}`: reading, signing, declining, paper and questions, all with forms that work
 * without scripts. The agreement stores the signer's progress, so they can leave and come back.
 */
export const signingDoor = (options: Options): AnyRouter => {
  const router = Router({ caseSensitive: true });

  const send = async (
    res: Response,
    { status, ...shown }: Parameters<typeof inFrame>[1] & { status: number },
  ) =>
    res
      .status(status)
      .set({
        'Cache-Control': 'no-store',
        // Forms tell our own server where they came from; other sites learn nothing about the link.
        'Referrer-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex, nofollow',
      })
      .type('html')
      .send(inFrame(await options.signingFrame?.(), shown));

  const show = async (
    { req, res, token, language }: Visit,
    calls: SigningCalls,
    outcome: Outcome = {},
    status = 200,
  ) => {
    const words = signingWords[language];
    const query = req.query as Record<string, string | undefined>;
    try {
      const view = await calls.open({ token });
      const files = `/api/signing/${encodeURIComponent(token)}`;
      const shown = { view, words, files, at: query.at ?? '', outcome };
      const { question, paper, unconfirmed } = words.ways;
      const said = { question: question.done, paper: paper.done, no: unconfirmed.done }[query.said ?? ''];
      const { notice } = view;
      const body = html`${view.isSpecimen && html`<p class="notice"><strong>${documentWords[language].specimen}</strong></p>`}${notice && html`<p class="notice" role="status">${words.notices[notice]}</p>`}${said && html`<p class="notice good" role="status">${say(said, { firm: view.firm.name })}</p>`}
${stepHtml(shown)}${isOpen(view) && alternatives(view, words)}`;
      const page = { title: view.title, body };
      await send(res, { status, firm: view.firm, language, token, page });
    } catch (thrown) {
      const { error } = explain(thrown);
      const says = isNoLink(error.code) ? words.ends.missing : words.ends.failed;
      const page: SigningPage = {
        title: says.heading,
        body: html`<h1>${says.heading}</h1><p>${says.text}</p>${!isNoLink(error.code) && html`<p><a class="button" href="">${words.ends.failed.again}</a></p>`}`,
      };
      if (!isNoLink(error.code)) getNotes(res).failure = thrown;
      const firm = await options.mail.firm();
      await send(res, { status: isNoLink(error.code) ? 404 : 503, firm, language, token, page });
    }
  };

  type Visit = { req: Request; res: Response; token: string; language: DocumentLanguage };
  const visit = async (req: Request, res: Response, language: DocumentLanguage) => {
    await options.limits.use('api', callerKey(req.ip ?? ''));
    const calls = await options.callsOf(req, res);
    return { visit: { req, res, language, token: String(req.params.token) }, calls };
  };

  for (const language of ['en', 'es'] as const) {
    const path = signingPath(':token', language);
    router.get(path, async (req, res) => {
      const { visit: at, calls } = await visit(req, res, language);
      await show(at, calls);
    });
    router.post(
      path,
      express.urlencoded({ extended: false, limit: '200kb', inflate: false }),
      async (req, res) => {
        const { visit: at, calls } = await visit(req, res, language);
        const { token } = at;
        const words = signingWords[language];
        const body = (req.body ?? {}) as Record<string, unknown>;
        const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
        const act = acts[text('act')];
        if (!act) return show(at, calls, {}, 400);
        try {
          const on = await act.run({ calls, token, words, text });
          res.redirect(303, signingPath(encodeURIComponent(token), language) + on);
        } catch (thrown) {
          const problem = thrown instanceof Unfilled ? thrown.message : whyNot(act, words, thrown);
          const isOurs = thrown instanceof Unfilled || thrown instanceof TRPCError;
          if (!isOurs) getNotes(res).failure = thrown;
          await show(
            at,
            calls,
            { problem, ...(act.keeps && { typed: text(act.keeps) }) },
            isOurs ? 400 : 503,
          );
        }
      },
    );
  }
  return router;
};
