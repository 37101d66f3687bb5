import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { answerText } from '../../../shared/rules/questions';
import { toRecord } from '../../core/db/to-record';
import { type ClientDoc, withoutInternals } from '../../leads/store/client.model';
import { leadById } from '../../leads/store/lead-by-id';
import { loadTimeline } from '../../leads/timeline';
import { findCertificate } from '../certificate';
import type { Deps } from '../deps';
import { readConsents } from '../read-consents';
import { jsonFile, type PacketFile, type PacketPart } from './packet-files';

/** Everything about a lead that goes into its packet. */
export type Packet = {
  lead: Record<string, unknown>;
  /** The title of its case type. */
  caseType: string;
  answers: { question: string; answer: string }[];
  timeline: Awaited<ReturnType<typeof loadTimeline>>;
  calls: { at: string; by: string; outcome: string }[];
  messages: { kind: string; at: string; state: string; doneAt?: string }[];
  sections: NonNullable<PacketPart['sections']>;
  /** Files: certificates of consents, the forms as shown, and other modules' files. */
  files: PacketFile[];
};

const findCaseType = async ({ models }: Deps, id: string): Promise<string> => {
  const service = await models.services.findOne({ _id: Number(id) || 0 }, { title: 1 }).lean();
  const option = [...builtInCaseTypes, ...otherCaseTypes].find((one) => String(one.id) === id);
  return service?.title ?? option?.title ?? id;
};

const findAnswers = async ({ rules }: Deps, { caseType, answers = {} }: ClientDoc) => {
  const { questions } = await rules.of(caseType);
  const labels = new Map(questions.map(({ id, label }) => [id, label]));
  return Object.entries(answers).map(([id, answer]) => ({
    question: labels.get(id) ?? id,
    answer: answerText(answer),
  }));
};

/** Returns the messages about a lead that the outbox still has; the timeline lists the others. */
const findMessages = async ({ models }: Deps, ids: readonly string[]) => {
  const sent = await models.outbox
    .find({ kind: 'mail', 'data.lead': { $in: ids } }, { data: 1, at: 1, state: 1, doneAt: 1 })
    .sort({ at: 1 })
    .lean();
  return sent.map(({ data, at, state, doneAt }) => ({
    kind: String(data.template ?? 'mail'),
    at: at.toISOString(),
    state,
    ...(doneAt && { doneAt: doneAt.toISOString() }),
  }));
};

/** Returns a certificate for each ledger entry about the lead, and the forms that they name. */
const consentFiles = async (needs: Deps, ids: readonly string[]): Promise<PacketFile[]> => {
  const { models } = needs;
  const docs = await readConsents(needs, { clientIds: [...ids] });
  const certificates = await Promise.all(
    docs.map(async (doc) => {
      const certificate = await findCertificate(models, doc);
      return certificate ? [jsonFile(`consents/${doc._id}.json`, certificate)] : [];
    }),
  );
  const shown = docs.flatMap(({ record }) => (record?.kind === 'answer' ? (record.snapshot ?? []) : []));
  const snapshots = await models.consentSnapshots.find({ _id: { $in: [...new Set(shown)] } }).lean();
  return [
    ...certificates.flat(),
    ...snapshots.map(({ _id, html }) => ({ path: `forms/${_id}.html`, bytes: Buffer.from(html) })),
  ];
};

/** Collects everything about a lead. Throws NOT_FOUND if there is no such lead. */
export const collectPacket = async (needs: Deps, id: string): Promise<Packet> => {
  const { models, consents } = needs;
  const doc = await leadById(needs, id, withoutInternals);
  const leadId = String(doc._id);
  const ids = [leadId, ...(doc.mergedIds ?? [])];
  for (const one of ids) await consents.ingestConsents(one);
  await consents.sealAll();
  const { answers: _, ...lead } = doc;
  const desk = await models.clients.findById(id, { calls: 1 }).lean();
  const retained = await models.retainedCertificates.find({ clientId: { $in: ids } }).lean();
  const parts = await needs.packetParts({ id: leadId, ids });
  return {
    lead: toRecord(lead),
    caseType: await findCaseType(needs, doc.caseType),
    answers: await findAnswers(needs, doc),
    timeline: await loadTimeline(needs, leadId),
    calls: (desk?.calls ?? []).map(({ at, by, outcome }) => ({ at: at.toISOString(), by, outcome })),
    messages: await findMessages(needs, ids),
    sections: parts.flatMap(({ sections = [] }) => sections),
    files: [
      ...(await consentFiles(needs, ids)),
      ...(retained.length > 0 ? [jsonFile('retained-certificates.json', retained.map(toRecord))] : []),
      ...parts.flatMap(({ files = [] }) => files),
    ],
  };
};
