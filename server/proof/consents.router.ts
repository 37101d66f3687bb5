import {
  certificateAnswer,
  publicLedgerKey,
  signedHead,
  tokenAnswer,
  tokenQuery,
} from '../../shared/schemas/consent';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { getNotes } from '../core/http/request-notes';
import { badRequest, createRest, notFound, router } from '../core/http/trpc';
import { get } from '../core/record/get';
import { consistencyProof, findCertificate, getSignedHead, latestHead } from './certificate';
import { procedureFor, publicProcedure } from './deps';
import { publicKeys } from './public-log';
import { readConsents } from './read-consents';

const rest = createRest('Consent');
const mostHeads = 1000;
const size = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const consentsRouter = router({
  certificate: procedureFor('leads.read')
    .meta(
      rest(
        'GET',
        '/clients/{id}/consent',
        "The certificate of a lead's answer about calls and texts; 202 while it is being sealed",
        { pending: true },
      ),
    )
    .input(byId)
    .output(certificateAnswer)
    .query(async ({ ctx, input: { id } }) => {
      await ctx.consents.ingestConsents(id);
      // The person's answers in merged leads count as well.
      const lead = await ctx.models.clients.findById(id, { mergedIds: 1 }).lean();
      const docs = await readConsents(ctx, { clientIds: [id, ...(lead?.mergedIds ?? [])] });
      const doc = docs.findLast(({ kind }) => kind === 'answer');
      if (!doc) throw notFound('consent');
      const certificate = await findCertificate(ctx.models, doc);
      if (certificate) return certificate;
      ctx.consents.sealSoon();
      getNotes(ctx.res).status = 202;
      ctx.res.setHeader('Retry-After', '3');
      return {
        sealed: false as const,
        message: 'The record is stored and being sealed. Ask again in a few seconds.',
      };
    }),

  keys: publicProcedure
    .meta(rest('GET', '/consent/keys', 'The keys that sign the ledger of consents'))
    .output(z.array(publicLedgerKey))
    .query(({ ctx }) => publicKeys(ctx)),

  token: publicProcedure
    .meta(
      rest(
        'GET',
        '/consent/token',
        'What our form asks for when it is shown, and sends with the answer about calls and texts',
        { errors: [404] },
      ),
    )
    .input(tokenQuery)
    .output(tokenAnswer)
    .query(({ ctx, input }) => {
      const issued = ctx.witness.issue(input);
      if (!issued) throw notFound('form');
      return issued;
    }),

  head: publicProcedure
    .meta(rest('GET', '/consent/head', "The ledger's newest signed head", { errors: [404] }))
    .output(signedHead)
    .query(async ({ ctx }) => {
      const head = await latestHead(ctx.models);
      if (!head) throw notFound('head yet');
      return getSignedHead(head);
    }),

  heads: publicProcedure
    .meta(
      rest(
        'GET',
        '/consent/heads',
        `The ledger's signed heads with their stamps from a size on, at most ${mostHeads} of them`,
      ),
    )
    .input(z.object({ from: size.default(1) }))
    .output(z.array(signedHead))
    .query(async ({ ctx, input: { from } }) => {
      const heads = ctx.models.ledgerHeads.find({ _id: { $gte: from } }).sort({ _id: 1 });
      return (await heads.limit(mostHeads).lean()).map(getSignedHead);
    }),

  consistency: publicProcedure
    .meta(
      rest(
        'GET',
        '/consent/consistency',
        'The proof that an earlier head is the beginning of a later one (RFC 6962)',
        { errors: [404] },
      ),
    )
    .input(z.object({ from: size, to: size }))
    .output(z.object({ from: signedHead, to: signedHead, proof: z.array(z.string()) }))
    .query(async ({ ctx, input: { from, to } }) => {
      if (from > to) throw badRequest('from must not be greater than to.');
      const [first, second] = await Promise.all([
        get(ctx.models.ledgerHeads, from, 'head'),
        get(ctx.models.ledgerHeads, to, 'head'),
      ]);
      const proof = await consistencyProof(ctx.models, from, to);
      return { from: getSignedHead(first), to: getSignedHead(second), proof };
    }),
});
