import type { AgreementStep } from '../../shared/schemas/agreement';
import { ignoreDuplicate } from '../core/db/errors';
import type { Handler } from '../core/outbox/work';
import { type AgreementDoc, type EventDoc, openContent } from '../documents/agreement.model';
import { signedFile } from '../documents/agreement-files';
import type { completeWork, stepWork } from '../documents/change-agreement';
import { toEnteredEvent } from '../documents/entered-event';
import { findPerson } from '../documents/envelope';
import { inSentences } from '../documents/in-sentences';
import { hashOfAttached } from '../documents/pdf/attached-record';
import { stepNote, timelineSentence } from '../documents/timeline-sentence';
import { documentWords } from '../documents/words';
import { leadEvent } from '../leads/lead-events';
import { traced } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import { addEntry } from '../leads/trace-lead';
import { enterRecord } from '../proof/enter-record';
import { enteredLater } from '../proof/ledger/times';
import { inviteNext, sendCopies } from './after-signature';
import type { Deps } from './deps';
import { reportFlags } from './report-flags';

const getAgreement = ({ models }: Deps, id: unknown) => models.agreements.findById(id).lean<AgreementDoc>();

const enter = async (needs: Deps, doc: AgreementDoc, event: EventDoc) => {
  const { agreements, codeTexts, now } = needs;
  const evidence = openContent(agreements, doc).evidence[String(event._id)];
  const { signer, code } = event;
  const codeText = signer && code && (await codeTexts.find({ agreement: String(doc._id), signer, code }));
  const { fileHash, recordHash } = event.step === 'complete' ? doc : {};
  await enterRecord(needs, {
    ...toEnteredEvent(doc, event, evidence),
    kind: 'agreement',
    clientId: doc.leadId,
    agreementId: String(doc._id),
    title: doc.title,
    documentHash: doc.documentHash,
    fileHash,
    recordHash,
    codeText: codeText || undefined,
    email: (signer && findPerson(doc, signer)?.email) || undefined,
    ...enteredLater(event.at, now()),
  }).catch(ignoreDuplicate);
};

/** Enters a step, after any earlier steps that are still missing, so that the ledger has them in order. */
const enterUpTo = async (needs: Deps, doc: AgreementDoc, event: EventDoc) => {
  const steps = doc.events.slice(0, doc.events.indexOf(event) + 1);
  const ids = steps.map(({ _id }) => `agreement-${_id}`);
  const there = await needs.models.consents.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  const entered = new Set(there.map(({ _id }) => _id));
  const missing = steps.filter((_, place) => !entered.has(ids[place]!));
  // The last step names the file, which its own job makes first.
  for (const one of missing) if (one.step !== 'complete' || doc.fileHash) await enter(needs, doc, one);
};

/** Steps that are in the ledger but not in the timeline. */
const quiet: ReadonlySet<AgreementStep> = new Set([
  'marked',
  'code-sent',
  'code-wrong',
  'code-right',
  'document-shown',
  'intended',
  'reminded',
]);

const tellTimeline = async (needs: Deps, leadId: string, doc: AgreementDoc, event: EventDoc) => {
  const details = [stepNote(event), ...(event.flags ?? []).map((flag) => documentWords.en.flags[flag])];
  const entry = {
    _id: event._id,
    at: event.at,
    actorId: event.byId,
    actor: event.by,
    action: 'agreement' as const,
    changes: [],
    note: [timelineSentence(event.step, doc), inSentences(details)].filter(Boolean).join('\n'),
  };
  await addEntry(needs, leadId, entry);
};

/** Steps after which it may be another signer's turn. */
const ends: ReadonlySet<AgreementStep> = new Set(['signed', 'declined', 'void', 'expired']);

/** Enters a step into the ledger and adds it to the lead's timeline. Safe to repeat. */
export const carryOutStep =
  (needs: Deps): Handler<typeof stepWork> =>
  async ({ data }) => {
    const doc = await getAgreement(needs, data.agreement);
    const event = doc?.events.find(({ _id }) => String(_id) === data.step);
    if (!doc || !event) return;
    if (ends.has(event.step)) await sendCopies(needs, doc);
    // A specimen has no other effects.
    if (doc.isSpecimen) return;
    const leadId = await findLeadId(needs, doc.leadId);
    await enterUpTo(needs, doc, event);
    if (!quiet.has(event.step)) await tellTimeline(needs, leadId, doc, event);
    await reportFlags(needs, leadId, doc, event);
    if (ends.has(event.step)) await inviteNext(needs, doc);
  };

const eventName = 'agreement.signed';

/** Notifies others with an event whose ID is always the same, so that they get it once. */
const tellOthers = async (needs: Deps, leadId: string, doc: AgreementDoc) => {
  const facts = { agreement: String(doc._id), kind: doc.kind, title: doc.title, fileHash: doc.fileHash! };
  const [baseEvent] = leadEvent(needs, eventName, leadId, facts);
  if (!baseEvent) return;
  const event = { ...baseEvent, id: `evt_agreement_${doc._id}`, at: doc.endedAt ?? doc.sentAt };
  await needs.models.clients.updateOne(
    { _id: leadId, 'outbox.id': { $ne: event.id } },
    traced({ events: [event] }),
  );
};

/** Carries out everything after the last signature: the sealed file, the ledger, the lead, and notices. */
export const completeAgreement =
  (needs: Deps): Handler<typeof completeWork> =>
  async ({ data }) => {
    const agreement = await getAgreement(needs, data.agreement);
    if (agreement?.state !== 'complete') return;
    const { bytes, hash, level = 'B-B' } = await signedFile(needs, agreement);
    const sealed = { fileHash: hash, recordHash: hashOfAttached(bytes), sealLevel: level };
    await needs.models.agreements.updateOne({ _id: agreement._id }, { $set: sealed });
    const doc: AgreementDoc = { ...agreement, ...sealed };
    await sendCopies(needs, doc);
    if (doc.isSpecimen) return;
    const last = doc.events.find(({ step }) => step === 'complete');
    if (last) await enterUpTo(needs, doc, last);
    const leadId = await findLeadId(needs, doc.leadId);
    await tellOthers(needs, leadId, doc);
    needs.feed.announce(leadId, 'changed');
  };
