import { TRPCError } from '@trpc/server';
import {
  agreementDraft,
  agreementPost,
  agreementPreview,
  agreementReceipt,
  agreementRecord,
  agreementVoid,
  byAgreementSigner,
  countersignature,
  handedSignerLink,
  officeSigning,
  waitingCountersignature,
} from '../../shared/schemas/agreement';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { procedureFor, rest, router } from '../http/trpc';

const tag = 'Agreements';
const soon = (): never => {
  throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'This follows soon.' });
};

export const agreementsRouter = router({
  /** `id` is the lead's. */
  ofLead: procedureFor('agreements.read')
    .meta(
      rest('GET', '/clients/{id}/agreements', {
        summary: "A lead's agreements, newest first",
        tag,
        errors: [404],
      }),
    )
    .input(byId)
    .output(z.array(agreementRecord))
    .query(soon),

  /** The document as it would go out, and the fields that have no value yet. */
  preview: procedureFor('agreements.send').input(agreementDraft).output(agreementPreview).query(soon),

  send: procedureFor('agreements.send')
    .meta(
      rest('POST', '/clients/{id}/agreements', {
        summary: 'Send an agreement to be signed; 409 CONFLICT_CHECK_NEEDED without a conflict check',
        tag,
        status: 201,
        errors: [404, 409, 413, 415],
      }),
    )
    .input(agreementPost)
    .output(agreementReceipt)
    .mutation(soon),

  get: procedureFor('agreements.read')
    .meta(
      rest('GET', '/agreements/{id}', {
        summary: 'One agreement with all that happened to it',
        tag,
        errors: [404],
      }),
    )
    .input(byId)
    .output(agreementRecord)
    .query(soon),

  void: procedureFor('agreements.void')
    .meta(
      rest('POST', '/agreements/{id}/void', {
        summary: 'Take back an agreement that is not complete',
        tag,
        errors: [404, 409, 413, 415],
      }),
    )
    .input(agreementVoid)
    .output(agreementRecord)
    .mutation(soon),

  /** A new link for a signer, by e-mail where they have an address; the link before it ends. */
  sendAgain: procedureFor('agreements.send').input(byAgreementSigner).output(z.void()).mutation(soon),

  /** The link of a signer, to hand over. */
  link: procedureFor('agreements.send').input(byAgreementSigner).output(handedSignerLink).mutation(soon),

  /** Opens this browser for a signer who is in the office: they sign without a code, and the record says so. */
  signHere: procedureFor('agreements.send').input(officeSigning).output(handedSignerLink).mutation(soon),

  countersign: procedureFor('agreements.countersign')
    .input(countersignature)
    .output(agreementRecord)
    .mutation(soon),

  waiting: procedureFor('agreements.countersign').output(z.array(waitingCountersignature)).query(soon),
});
