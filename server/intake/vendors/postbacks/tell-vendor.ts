import { recordId } from '../../../../shared/schemas/id';
import { type LeadStage, leadStages } from '../../../../shared/schemas/post';
import { postbackTest } from '../../../../shared/schemas/postback';
import type { EventKind } from '../../../../shared/schemas/webhook';
import { z } from '../../../../shared/zod';
import { type EndpointOptions, noteSuccess, send, signedMessage } from '../../../core/endpoints/endpoint';
import type { Handler, Receiver } from '../../../core/outbox/work';
import type { LeadEvent } from '../../../leads/lead-events';
import type { ClientDoc } from '../../../leads/store/client.model';
import type { Models } from '../../models';
import type { PostbackDoc } from './postback.model';
import { getStage, toldReason, toldReasons } from './stage';

/** Grows with every incompatible change. */
const version = 1;

/** One outcome of a lead for its vendor. A test is about no lead, and its stage is empty. */
export const postbackJob = {
  kind: 'postback',
  data: z.object({
    event: z.string(),
    vendor: z.string(),
    stage: z.enum([...leadStages, '']),
    lead: recordId.optional(),
  }),
};

const postbackEvents: readonly EventKind[] = [
  'lead.created',
  'lead.status_changed',
  'lead.returned',
  'lead.return_undone',
];

/** Returns the events that vendors subscribe to; none if no vendor does. */
export const postbackWants = async ({ postbacks }: Models): Promise<readonly EventKind[]> =>
  (await postbacks.exists({})) ? postbackEvents : [];

/** Returns the key that keeps reports about one lead to its vendor in order. */
export const postbackLane = (vendorId: string, lead: string) => `postback-${vendorId}:${lead}`;

/** Returns the stage for an event, or undefined if it is no news for the vendor. */
const stageOfEvent = ({ kind, data }: LeadEvent): LeadStage | undefined => {
  if (kind === 'lead.created') return 'accepted';
  if (kind === 'lead.returned') return 'returned';
  if (kind === 'lead.return_undone') return getStage(data.status);
  if (kind !== 'lead.status_changed') return undefined;
  const stage = getStage(data.to);
  return stage === getStage(data.from) ? undefined : stage;
};

/** Returns the vendor of an event's lead, if it subscribes to this outcome. */
export const postbackReceivers = async (models: Models, event: LeadEvent): Promise<Receiver[]> => {
  const stage = stageOfEvent(event);
  const id = event.data.lead;
  if (!stage || (event.kind === 'lead.created' && event.data.source !== 'vendor')) return [];
  const lead = await models.clients.findById(id).select({ vendorId: 1 }).lean<ClientDoc>();
  const vendor = lead?.vendorId;
  if (!vendor || !(await models.postbacks.exists({ _id: vendor, stages: stage }))) return [];
  const data = { event: `lead.${stage}`, vendor, stage };
  return [{ id: `postback-${vendor}`, kind: postbackJob.kind, lane: postbackLane(vendor, id), data }];
};

type PostbackContent = {
  type: string;
  at: Date;
  lead?: ClientDoc | undefined;
  stage: string;
  reason: string;
};

/** Returns a report to a vendor: IDs, the outcome and a reason that vendors may see; nothing about the person. */
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

/** Reports one outcome to a vendor, signed like a webhook. */
export const tellVendor =
  (options: EndpointOptions & { models: Models }): Handler<typeof postbackJob> =>
  async ({ eventId, data, at }, signal, keep) => {
    const { models, now } = options;
    const postback = await models.postbacks.findById(data.vendor).lean<PostbackDoc>();
    if (!postback) return;
    const isTest = data.event === postbackTest;
    const lead = isTest
      ? undefined
      : await models.clients.findById(data.lead).select(leadFields).lean<ClientDoc>();
    // A vendor gets no reports about an erased or deleted lead.
    if (lead === null) return;
    const { stage } = data;
    const reason = lead ? await findReason(models, lead, stage) : '';
    const body = getBody({ type: data.event, at, lead, stage, reason });
    await send(options, signedMessage(options, postback, { id: eventId, body }), signal, keep);
    await noteSuccess(models.postbacks, postback, now());
  };
