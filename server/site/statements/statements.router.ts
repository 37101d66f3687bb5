import { TRPCError } from '@trpc/server';
import {
  correctInput,
  lookedAgainInput,
  lookedAtPageInput,
  noticeInput,
  noticeRemoval,
  pageNotice,
  pageReviewInput,
  reviewQuery,
  stalePage,
  statementDetail,
  statementId,
  statementPage,
  statementQuery,
  statementsOfPage,
  withdrawInput,
} from '../../../shared/schemas/site-statement';
import { z } from '../../../shared/zod';
import { router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { changeStatement } from './change-statement';
import { currentWording } from './current-wording';
import { lookAtPage, readStalePages } from './look-at-page';
import { putNotice, readNotices } from './notices';
import { builtStatement, countDue, readStatement, readStatements } from './read-statements';
import { readPageReviews, reviewPage } from './review-page';

export const statementsRouter = router({
  page: procedureFor('site.edit')
    .input(statementQuery)
    .output(statementPage)
    .query(({ ctx, input }) => readStatements(ctx, input)),

  get: procedureFor('site.edit')
    .input(statementId)
    .output(statementDetail)
    .query(({ ctx, input }) => readStatement(ctx, input.id)),

  /** The number of entries due for review. */
  due: procedureFor('site.edit')
    .output(z.object({ due: z.int(), soon: z.int() }))
    .query(({ ctx }) => countDue(ctx)),

  /** The pages about open lawsuits whose news check is overdue, with search terms. */
  stale: procedureFor('site.edit')
    .output(z.array(stalePage))
    .query(({ ctx }) => readStalePages(ctx)),

  /** Records a news check of a page; its due statements count as reviewed. */
  lookedAtPage: procedureFor('site.edit')
    .input(lookedAtPageInput)
    .output(z.void())
    .mutation(({ ctx, input }) => lookAtPage(ctx, ctx.caller, input)),

  /** Changes the text on every page that shows the statement, until a build changes its own text. */
  correct: procedureFor('site.edit')
    .input(correctInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { language, text, note, ...which } }) => {
      const replaces = builtStatement(ctx, which.id).texts[language];
      if (replaces === undefined)
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'The site does not speak this language.' });
      await changeStatement(ctx, ctx.caller, which, ({ corrections }) => {
        const others = corrections.filter((one) => one.language !== language);
        const from = corrections.find((one) => one.language === language)?.text ?? replaces;
        return {
          next: {
            corrections: [...others, { language, text, replaces }],
            withdrawnOn: null,
            changedOn: ctx.statements.today(),
          },
          did: { did: 'corrected', language, from, to: text, note },
        };
      });
    }),

  /** Pages then say that the statement was withdrawn, and when. */
  withdraw: procedureFor('site.edit')
    .input(withdrawInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { note, ...which } }) => {
      builtStatement(ctx, which.id);
      const today = ctx.statements.today();
      await changeStatement(ctx, ctx.caller, which, () => ({
        next: { withdrawnOn: today, changedOn: today },
        did: { did: 'withdrawn', note },
      }));
    }),

  /** Pages show the build's text again. */
  restore: procedureFor('site.edit')
    .input(withdrawInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { note, ...which } }) => {
      builtStatement(ctx, which.id);
      await changeStatement(ctx, ctx.caller, which, () => ({
        next: { withdrawnOn: null, corrections: [], changedOn: ctx.statements.today() },
        did: { did: 'restored', note },
      }));
    }),

  /** Records that someone checked whether it is still true; with a name, that person stands behind it. */
  lookedAgain: procedureFor('site.edit')
    .input(lookedAgainInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { dueAgain, reviewedBy, reviewerTitle, note, ...which } }) => {
      const built = builtStatement(ctx, which.id);
      const on = ctx.statements.today();
      if (dueAgain <= on)
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'Choose a review date after today.' });
      await changeStatement(ctx, ctx.caller, which, (edit) => {
        if (!reviewedBy || !reviewerTitle)
          return { next: { dueAgain }, did: { did: 'looked again', to: dueAgain, note } };
        const words = currentWording(ctx.statements.built, built, edit);
        return {
          next: { dueAgain, reviewed: { by: reviewedBy, title: reviewerTitle, on, words } },
          did: { did: 'looked again', to: dueAgain, reviewer: `${reviewedBy}, ${reviewerTitle}`, note },
        };
      });
    }),

  /** A page's current statements, with their reviewers. */
  reviews: procedureFor('site.edit')
    .input(reviewQuery)
    .output(statementsOfPage)
    .query(({ ctx, input }) => readPageReviews(ctx, input.path)),

  /** A person at the firm has read the whole page; visitors see the name in each language. */
  reviewPage: procedureFor('site.edit')
    .input(pageReviewInput)
    .output(z.void())
    .mutation(({ ctx, input }) => reviewPage(ctx, ctx.caller, input)),

  notices: procedureFor('site.edit')
    .output(z.array(pageNotice))
    .query(({ ctx }) => readNotices(ctx)),

  putNotice: procedureFor('site.edit')
    .input(noticeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => putNotice(ctx, ctx.caller, input)),

  takeNoticeDown: procedureFor('site.edit')
    .input(noticeRemoval)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      putNotice(ctx, ctx.caller, { ...input, text: '', day: ctx.statements.today(), until: null }),
    ),
});
