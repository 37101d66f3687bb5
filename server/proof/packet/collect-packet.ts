import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { builtInRule } from '../../../shared/rules/built-in-rules';
import { answerText } from '../../../shared/rules/questions';
import { scanEnds } from '../../../shared/schemas/scan';
import type { AgreementDoc } from '../../agreements/agreement.model';
import { findFile } from '../../agreements/agreement-files';
import { toAgreement } from '../../agreements/agreement-record';
import { toCheckRecord } from '../../agreements/conflicts/check-record';
import type { ConflictCheckDoc } from '../../agreements/conflicts/conflict-check.model';
import { collectTexts } from '../../agreements/conflicts/lead-texts';
import { partyLead } from '../../agreements/conflicts/standing';
import { findScans, openScan } from '../../agreements/scans/scans';
import { toRecord } from '../../core/db/to-record';
import type { Deps } from '../../core/http/context';
import { notFound } from '../../core/http/trpc';
import { type ClientDoc, withoutInternals } from '../../leads/store/client.model';
import { loadTimeline } from '../../leads/timeline';
import { findCertificate } from '../certificate';
import { readConsents } from '../read-consents';
import { jsonFile, type PacketFile } from './packet-files';

type Needs = Pick<Deps, 'models' | 'consents' | 'agreements' | 'now'>;

/** Everything about a lead, as it is put into its packet. */
export type Packet = {
  lead: Record<string, unknown>;
  /** The title of its case type. */
  caseType: string;
  answers: { question: string; answer: string }[];
  timeline: Awaited<ReturnType<typeof loadTimeline>>;
  calls: { at: string; by: string; outcome: string }[];
  messages: { kind: string; at: string; state: string; doneAt?: string }[];
  checks: ReturnType<typeof toCheckRecord>[];
  /** Files as they stand: certificates of consents, the forms as they were shown, agreements. */
  files: PacketFile[];
};

const findCaseType = async ({ models }: Needs, id: string): Promise<string> => {
  const service = await models.services
    .findOne({ _id: Number(id) || 0 })
    .select({ title: 1 })
    .lean();
  const known = [...builtInCaseTypes, ...otherCaseTypes].find((one) => String(one.id) === id);
  return service?.title ?? known?.title ?? id;
};

const findAnswers = async ({ models }: Needs, { caseType, answers = {} }: ClientDoc) => {
  const rule = await models.rules.findById(caseType).select({ questions: 1 }).lean();
  const questions = rule?.questions ?? builtInRule(caseType).questions;
  const labels = new Map(questions.map(({ id, label }) => [id, label]));
  return Object.entries(answers).map(([id, answer]) => ({
    question: labels.get(id) ?? id,
    answer: answerText(answer),
  }));
};

/** What was sent about a lead, as long as the outbox keeps it; the timeline tells of the rest. */
const findMessages = async ({ models }: Needs, ids: readonly string[]) => {
  const sent = await models.outbox
    .find({ kind: 'mail', 'data.lead': { $in: ids } })
    .sort({ at: 1 })
    .select({ data: 1, at: 1, state: 1, doneAt: 1 })
    .lean();
  return sent.map(({ data, at, state, doneAt }) => ({
    kind: String(data.template ?? 'mail'),
    at: at.toISOString(),
    state,
    ...(doneAt && { doneAt: doneAt.toISOString() }),
  }));
};

/** A certificate for each entry of the ledger about the lead, and the forms that they name. */
const consentFiles = async (needs: Needs, ids: readonly string[]): Promise<PacketFile[]> => {
  const { models, consents } = needs;
  const docs = await readConsents({ models, personKeys: consents.personKeys }, { clientIds: [...ids] });
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

/** Each agreement as a record with its PDF: what was signed, or else what was to be signed. */
const agreementFiles = async (needs: Needs, ids: readonly string[]): Promise<PacketFile[]> => {
  const docs = await needs.models.agreements
    .find({ leadId: { $in: ids }, isSpecimen: { $ne: true } })
    .sort({ _id: 1 })
    .lean<AgreementDoc[]>();
  const files = await Promise.all(
    docs.map(async (doc) => [
      jsonFile(`agreements/${doc._id}.json`, toAgreement(doc, needs.now())),
      { path: `agreements/${doc._id}.pdf`, bytes: (await findFile(needs, doc)).bytes },
    ]),
  );
  return files.flat();
};

/** What was signed on paper, each scan with its record. */
const scanFiles = async (needs: Needs, leadId: string): Promise<PacketFile[]> => {
  const scans = await findScans(needs, leadId);
  const files = await Promise.all(
    scans.map(async (scan) => [
      jsonFile(`scans/${scan.id}.json`, scan),
      {
        path: `scans/${scan.id}.${scanEnds[scan.type]}`,
        bytes: (await openScan(needs, leadId, scan.id)).bytes,
      },
    ]),
  );
  return files.flat();
};

/** Gathers everything about a lead; throws NOT_FOUND where there is none. */
export const collectPacket = async (needs: Needs, id: string): Promise<Packet> => {
  const { models, consents } = needs;
  const doc = await models.clients.findById(id).select(withoutInternals).lean<ClientDoc | null>();
  if (!doc) throw notFound('client');
  const leadId = String(doc._id);
  const ids = [leadId, ...(doc.mergedIds ?? [])];
  for (const one of ids) await consents.ingestConsents(one);
  await consents.sealAll();
  const { answers: _, ...lead } = doc;
  const desk = await models.clients.findById(id).select({ calls: 1 }).lean();
  const retained = await models.retainedCertificates.find({ clientId: { $in: ids } }).lean();
  const checks = await models.conflictChecks
    .find({ clientId: leadId })
    .sort({ _id: 1 })
    .lean<ConflictCheckDoc[]>();
  const searched = await partyLead(needs, leadId);
  const texts = searched ? await collectTexts(needs, searched) : [];
  return {
    lead: toRecord(lead),
    caseType: await findCaseType(needs, doc.caseType),
    answers: await findAnswers(needs, doc),
    timeline: await loadTimeline(needs, leadId),
    calls: (desk?.calls ?? []).map(({ at, by, outcome }) => ({ at: at.toISOString(), by, outcome })),
    messages: await findMessages(needs, ids),
    checks: checks.map((check) => toCheckRecord(check, texts)),
    files: [
      ...(await consentFiles(needs, ids)),
      ...(retained.length > 0 ? [jsonFile('retained-certificates.json', retained.map(toRecord))] : []),
      ...(await agreementFiles(needs, ids)),
      ...(await scanFiles(needs, leadId)),
    ],
  };
};
