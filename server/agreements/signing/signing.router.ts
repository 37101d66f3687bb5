import {
  bySigningToken,
  codeReceipt,
  electronicConsent,
  signingCode,
  signingEnd,
  signingMark,
  signingQuestion,
  signingRefusal,
  signingView,
} from '../../../shared/schemas/signing';
import { z } from '../../../shared/zod';
import { rest, router } from '../../core/http/trpc';
import { publicProcedure } from '../deps';
import { enterCode, sendCode } from './code';
import { consent, decline, mark, openPage, sign, tellFirm, viewFor } from './commands';

const tag = 'Signing';
const errors = [404, 409, 413, 415];
const post = (path: `/${string}`, summary: string) =>
  rest('POST', `/signing/{token}${path}`, { summary, tag, open: true, errors });

export const signingRouter = router({
  open: publicProcedure
    .meta(
      rest('GET', '/signing/{token}', {
        summary: 'What a signer has to do next',
        tag,
        open: true,
        errors: [404],
      }),
    )
    .input(bySigningToken)
    .output(signingView)
    .query(({ ctx, input }) => openPage(ctx, input.token)),

  consent: publicProcedure
    .meta(
      post(
        '/consent',
        'Agree to an electronic record, with the number that stands in the sample PDF; after the code',
      ),
    )
    .input(electronicConsent)
    .output(signingView)
    .mutation(async ({ ctx, input }) => {
      await consent(ctx, input);
      return viewFor(ctx, input.token);
    }),

  sendCode: publicProcedure
    .meta(post('/code', 'Have a code sent to the address of this signer'))
    .input(bySigningToken)
    .output(codeReceipt)
    .mutation(({ ctx, input }) => sendCode(ctx, input.token)),

  enterCode: publicProcedure
    .meta(post('/code/check', 'Enter the code: this browser is the signer from now on'))
    .input(signingCode)
    .output(signingView)
    .mutation(async ({ ctx, input }) => {
      await enterCode(ctx, ctx.res, input);
      return viewFor(ctx, input.token, true);
    }),

  mark: publicProcedure
    .meta(post('/marks', 'Sign or initial one place; places come in their order'))
    .input(signingMark)
    .output(signingView)
    .mutation(async ({ ctx, input }) => {
      await mark(ctx, input);
      return viewFor(ctx, input.token);
    }),

  sign: publicProcedure
    .meta(
      post(
        '/sign',
        'Sign: after the consent, the document as it was served, and all marks, with the sentence of intent',
      ),
    )
    .input(signingEnd)
    .output(signingView)
    .mutation(async ({ ctx, input }) => {
      await sign(ctx, input);
      return viewFor(ctx, input.token);
    }),

  decline: publicProcedure
    .meta(post('/decline', 'I do not want to sign; without the code it tells the firm and ends nothing'))
    .input(signingRefusal)
    .output(signingView)
    .mutation(async ({ ctx, input }) => {
      await decline(ctx, input);
      return viewFor(ctx, input.token);
    }),

  ask: publicProcedure
    .meta(post('/question', 'Ask the firm something'))
    .input(signingQuestion)
    .output(z.void())
    .mutation(({ ctx, input: { token, question } }) =>
      tellFirm(ctx, { token, step: 'asked', words: question }),
    ),

  wantPaper: publicProcedure
    .meta(post('/paper', 'Ask for the document on paper'))
    .input(bySigningToken)
    .output(z.void())
    .mutation(({ ctx, input }) => tellFirm(ctx, { token: input.token, step: 'paper-wanted', words: '' })),
});
