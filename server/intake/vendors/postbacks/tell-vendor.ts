import type { LeadStage } from '../../../../shared/schemas/post';
import { postbackTest } from '../../../../shared/schemas/postback';
import type { EventKind } from '../../../../shared/schemas/webhook';
import { type EndpointOptions, noteSuccess, send, signedMessage } from '../../../core/endpoints/endpoint';
import type { OutboxEvent } from '../../../core/outbox/event';
import type { Handler, Receiver } from '../../../core/outbox/work';
import type { ClientDoc } from '../../../leads/store/client.model';
import type { Models } from '../../models';
import type { PostbackDoc } from './postback.model';
import { getStage, toldReason, toldReasons } from './stage';

/** Grows when a vendor would have to change to understand it. */
const version = 1;

const postbackEvents: readonly EventKind[] = [
  'lead.created',
  'lead.status_changed',
  'lead.returned',
  'lead.return_undone',
];

/** The events that vendors are told of; none while no vendor wants to hear of any. */
export const postbackWants = async ({ postbacks }: Models): Promise<readonly EventKind[]> =>
  (await postbacks.exists({})) ? postbackEvents : [];

/** What a lead is told to its vendor in one lane, so that nothing overtakes. */
export const postbackLane = (vendorId: string, lead: string) => `postback-${vendorId}:${lead}`;

/** Which outcome an event is; undefined where the vendor hears nothing new. */
const stageOfEvent = ({ kind, data }: OutboxEvent): LeadStage | undefined => {
  if (kind === 'lead.created') return 'accepted';
  if (kind === 'lead.returned') return 'returned';
  if (kind === 'lead.return_undone') return getStage(String(data.status));
  if (kind !== 'lead.status_changed') return undefined;
  const stage = getStage(String(data.to));
  return stage === getStage(String(data.from)) ? undefined : stage;
};

/** The vendor that sent the lead of an event, where it wants to hear of this outcome. */
export const postbackReceivers = async (models: Models, event: OutboxEvent): Promise<Receiver[]> => {
  const stage = stageOfEvent(event);
  const { lead: id, source } = event.data;
  if (!stage || typeof id !== 'string' || (event.kind === 'lead.created' && source !== 'vendor')) return [];
  const lead = await models.clients.findById(id).select({ vendorId: 1 }).lean<ClientDoc>();
  const vendor = lead?.vendorId;
  if (!vendor || !(await models.postbacks.exists({ _id: vendor, stages: stage }))) return [];
  const data = { event: `lead.${stage}`, vendor, stage };
  return [{ id: `postback-${vendor}`, kind: 'postback', lane: postbackLane(vendor, id), data }];
};

type PostbackContent = {
  type: string;
  at: Date;
  lead?: ClientDoc | undefined;
  stage: string;
  reason: string;
};

/** What a vendor is told: ids, the outcome and a reason that may be told; nothing of the person. */
const getBody = ({ type, at, lead, stage, reason }: PostbackContent) =>
  JSON.stringify({
    type,
    version,
    timestamp: at.toISOString(),
    data: lead
      ? {
          id: String(lead._id),
          externalId: lead.externalId ?? null,
          stage,
          reason,
          caseType: lead.caseType,
          campaign: lead.campaign ?? null,
          subId1: lead.subId1 ?? null,
          subId2: lead.subId2 ?? null,
          subId3: lead.subId3 ?? null,
          subId4: lead.subId4 ?? null,
          price: stage === 'returned' ? 0 : (lead.cost ?? null),
        }
      : {},
  });

const leadFields = {
  externalId: 1,
  caseType: 1,
  campaign: 1,
  subId1: 1,
  subId2: 1,
  subId3: 1,
  subId4: 1,
  cost: 1,
  statusReason: 1,
  returnReason: 1,
} as const;

const findReason = async (models: Models, lead: ClientDoc, stage: string): Promise<string> => {
  if (stage === 'returned') return lead.returnReason ?? '';
  if (stage !== 'turned_down') return '';
  return toldReason(lead.statusReason, await toldReasons({ models }));
};

/** Tells a vendor of one outcome, signed as a webhook. */
export const tellVendor =
  (options: EndpointOptions & { models: Models }): Handler =>
  async ({ eventId, data, at }, signal, keep) => {
    const { models, now } = options;
    const postback = await models.postbacks.findById(data.vendor).lean<PostbackDoc>();
    if (!postback) return;
    const isTest = data.event === postbackTest;
    const lead = isTest
      ? undefined
      : await models.clients.findById(data.lead).select(leadFields).lean<ClientDoc>();
    // A vendor hears no more of a lead that was erased or deleted.
    if (lead === null) return;
    const stage = String(data.stage);
    const reason = lead ? await findReason(models, lead, stage) : '';
    const body = getBody({ type: String(data.event), at, lead, stage, reason });
    await send(options, signedMessage(options, postback, { id: eventId, body }), signal, keep);
    await noteSuccess(models.postbacks, postback, now());
  };
