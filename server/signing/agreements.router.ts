import { shownRule } from '../../shared/agreements/state-rules';
import {
  agreementDraft,
  agreementExtension,
  agreementPost,
  agreementPreview,
  agreementQuery,
  agreementReceipt,
  agreementRecord,
  agreementVoid,
  byAgreementSigner,
  countersignature,
  handedSignerLink,
  lawyerName,
  officeSigning,
} from '../../shared/schemas/agreement';
import { certificate } from '../../shared/schemas/consent';
import { byId } from '../../shared/schemas/id';
import { scanRecord } from '../../shared/schemas/scan';
import { z } from '../../shared/zod';
import { setListHeaders } from '../core/http/list-headers';
import { createRest, router } from '../core/http/trpc';
import { openContent } from '../documents/agreement.model';
import { toAgreement } from '../documents/agreement-record';
import { agreementById } from '../documents/change-agreement';
import { buildDraft } from '../documents/draft';
import { allAgreements, findAgreements, findEntries } from '../documents/find-agreements';
import { findScans } from '../documents/scans/scans';
import { findLeadId } from '../leads/store/lead-by-id';
import { findLawyers } from '../people/users/lawyers';
import { getAdoption } from '../templates/template.model';
import { countersign } from './countersign';
import { procedureFor, provenProcedureFor } from './deps';
import { handOverLink, sendAgain, signHere } from './hand-over';
import { sendAgreement } from './send-agreement';
import { extendAgreement } from './timed';
import { voidAgreement } from './void-agreement';

const rest = createRest('Agreements');

export const agreementsRouter = router({
  /** `id` is the lead's. */
  ofLead: procedureFor('agreements.read')
    .meta(rest('GET', '/clients/{id}/agreements', "A lead's agreements, newest first"))
    .input(byId)
    .output(z.array(agreementRecord))
    .query(({ ctx, input }) => findAgreements(ctx, input.id)),

  /** Returns the scans of agreements signed on paper; `id` is the lead's. */
  scans: procedureFor('agreements.read')
    .input(byId)
    .output(z.array(scanRecord))
    .query(({ ctx, input }) => findScans(ctx, input.id)),

  /** Returns the document as it would be sent, and the fields without a value. */
  preview: procedureFor('agreements.send')
    .input(agreementDraft)
    .output(agreementPreview)
    .query(async ({ ctx, input }) => {
      const seated = input.signers.map((signer, index) => ({ ...signer, id: String(index) }));
      const id = await findLeadId(ctx, input.id);
      const { template, blocks, missing, sent, problems, state, stateRules } = await buildDraft(
        ctx,
        { ...input, id },
        seated,
        input.isOneOfSeveral,
      );
      const { name: title, language, kind } = template;
      return {
        title,
        kind,
        language,
        blocks,
        missing,
        open: sent.open,
        isAdopted: getAdoption(template) !== undefined,
        problems,
        state,
        // In English for staff, whatever the document's language.
        stateRules: stateRules.map((one) => shownRule(one, 'en')),
      };
    }),

  send: procedureFor('agreements.send')
    .meta(
      rest(
        'POST',
        '/clients/{id}/agreements',
        'Send an agreement to be signed; 409 TEMPLATE_NOT_ADOPTED or CONFLICT_CHECK_NEEDED',
        { status: 201, errors: [409] },
      ),
    )
    .input(agreementPost)
    .output(agreementReceipt)
    .mutation(({ ctx, input }) => sendAgreement(ctx, ctx.caller, input)),

  list: procedureFor('agreements.read')
    .meta(rest('GET', '/agreements', 'Agreements of all leads, newest first'))
    .input(agreementQuery)
    .output(z.array(agreementRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await allAgreements(ctx, input);
      setListHeaders(ctx, '/api/agreements', input, total);
      return rows;
    }),

  get: procedureFor('agreements.read')
    .meta(rest('GET', '/agreements/{id}', 'One agreement with all that happened to it'))
    .input(byId)
    .output(agreementRecord)
    .query(async ({ ctx, input }) => {
      const doc = await agreementById(ctx, input.id);
      return toAgreement(doc, ctx.now(), openContent(ctx.agreements, doc));
    }),

  /** With the PDF, this is all that checking it elsewhere needs: `npx lantern verify`. */
  entries: procedureFor('agreements.read')
    .meta(
      rest(
        'GET',
        '/agreements/{id}/entries',
        'The entries of the ledger about an agreement, each with its proof',
      ),
    )
    .input(byId)
    .output(z.array(certificate))
    .query(({ ctx, input }) => findEntries(ctx, input.id)),

  void: procedureFor('agreements.void')
    .meta(
      rest('POST', '/agreements/{id}/void', 'Take back an agreement that is not complete', { errors: [409] }),
    )
    .input(agreementVoid)
    .output(agreementRecord)
    .mutation(async ({ ctx, input }) => {
      await voidAgreement(ctx, ctx.caller, input);
      return toAgreement(await agreementById(ctx, input.id), ctx.now());
    }),

  extend: procedureFor('agreements.send')
    .meta(
      rest(
        'POST',
        '/agreements/{id}/extend',
        'Give the signers more time; all documents of an envelope get it',
        { errors: [409] },
      ),
    )
    .input(agreementExtension)
    .output(agreementRecord)
    .mutation(async ({ ctx, input }) => {
      await extendAgreement(ctx, ctx.caller, input);
      return toAgreement(await agreementById(ctx, input.id), ctx.now());
    }),

  /** Mails a new link to a signer and ends the previous one. */
  sendAgain: procedureFor('agreements.send')
    .input(byAgreementSigner)
    .output(z.void())
    .mutation(({ ctx, input }) => sendAgain(ctx, ctx.caller, input)),

  /** Makes a new link for staff to hand over and ends the previous one. */
  link: procedureFor('agreements.send')
    .input(byAgreementSigner)
    .output(handedSignerLink)
    .mutation(({ ctx, input }) => handOverLink(ctx, ctx.caller, input)),

  /** Confirms this browser for a signer in the office: they sign without a code, and the record says so. */
  signHere: procedureFor('agreements.send')
    .input(officeSigning)
    .output(handedSignerLink)
    .mutation(({ ctx, input }) => signHere(ctx, ctx.caller, ctx.res, input)),

  /** Returns the accounts with a bar number, which may sign for the firm and adopt texts. */
  lawyers: procedureFor('agreements.send')
    .output(z.array(lawyerName))
    .query(({ ctx }) => findLawyers(ctx)),

  countersign: provenProcedureFor('agreements.countersign')
    .input(countersignature)
    .output(agreementRecord)
    .mutation(async ({ ctx, input }) => {
      await countersign(ctx, ctx.caller, input);
      return toAgreement(await agreementById(ctx, input.id), ctx.now());
    }),
});
