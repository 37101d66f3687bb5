import { system } from '../core/caller';
import { event, type OutboxEvent } from '../core/outbox/work';
import type { AgreementDoc, SignerDoc } from '../documents/agreement.model';
import { type Change, completeWork, stepBy } from '../documents/change-agreement';
import type { Deps } from './deps';
import { mailTo } from './mails';

type Needs = Pick<Deps, 'agreements' | 'now'>;

/** Returns the agreement after one more signature, with everything that follows from the last one. */
export const afterSignature = (
  { agreements, now }: Needs,
  doc: AgreementDoc,
  { signers, lawyer }: { signers: SignerDoc[]; lawyer: AgreementDoc['lawyer'] },
): Required<Pick<Change, 'set' | 'steps' | 'events'>> => {
  const isSigned = signers.every(({ state }) => state === 'signed');
  const set = { signers, ...(lawyer && { lawyer }) };
  if (!isSigned) return { set: { ...set, state: 'opened' }, steps: [], events: [] };
  if (lawyer && !lawyer.signedAt) return { set: { ...set, state: 'signed' }, steps: [], events: [] };
  // Those of an envelope are sent together, when its last document has ended.
  const copies: OutboxEvent[] =
    agreements.canMail && !doc.envelope
      ? signers.flatMap((signer) => mailTo(now, 'agreement-copy', doc, signer))
      : [];
  return {
    set: { ...set, state: 'complete', endedAt: new Date(now()) },
    steps: [stepBy(system, 'complete')],
    events: [event(completeWork, now, { agreement: String(doc._id), lead: doc.leadId }), ...copies],
  };
};
