import type { LeadStage } from '../../shared/schemas/post';
import { type EventKind, type TellableField, testEvent, webhookFacts } from '../../shared/schemas/webhook';
import { toRecord } from '../core/db/to-record';
import type { OutboxData } from '../core/outbox/work';
import type { LeadEvent } from '../leads/lead-events';
import type { ClientDoc } from '../leads/store/client.model';
import { getStage, toldReason, toldReasons } from '../vendors/stage';
import type { Models } from './models';

/** Increases when receivers would have to change to understand it. */
const payloadVersion = 1;

type WebhookEvent = EventKind | typeof testEvent;

const getFact = (name: string, value: OutboxData[string]) =>
  name === 'changed' ? String(value).split(',').filter(Boolean) : value;

type PayloadInput = {
  event: WebhookEvent;
  at: Date;
  data: OutboxData;
  fields: readonly string[];
  lead: ClientDoc | null;
};

/**
 * The payload for a receiver: the event, the lead's id, and the current values of the lead fields that the subscription
 * includes. A deleted lead has only its id.
 */
export const getPayload = ({ event, at, data, fields, lead }: PayloadInput): string => {
  const record: Record<string, unknown> = lead ? toRecord(lead) : {};
  const names = (fields as TellableField[]).filter((name) => record[name] !== undefined);
  const facts = event === testEvent ? [] : Object.keys(webhookFacts[event].shape);
  const factNames = facts.filter((name) => data[name] !== undefined);
  return JSON.stringify({
    type: event,
    version: payloadVersion,
    timestamp: at.toISOString(),
    data: {
      ...Object.fromEntries(factNames.map((name) => [name, getFact(name, data[name]!)])),
      ...(data.lead && {
        id: data.lead,
        lead: { id: data.lead, ...Object.fromEntries(names.map((name) => [name, record[name]])) },
      }),
    },
  });
};

/** The events from which the outcomes for a vendor follow. */
export const outcomeEvents: EventKind[] = [
  'lead.created',
  'lead.status_changed',
  'lead.returned',
  'lead.return_undone',
];

/** Returns the stage for an event, or undefined if it is no news for the vendor. */
const stageOfEvent = ({ kind, data }: LeadEvent): LeadStage | undefined => {
  if (kind === 'lead.created') return data.source === 'vendor' ? 'accepted' : undefined;
  if (kind === 'lead.returned') return 'returned';
  if (kind === 'lead.return_undone') return getStage(data.status);
  if (kind !== 'lead.status_changed') return undefined;
  const stage = getStage(data.to);
  return stage === getStage(data.from) ? undefined : stage;
};

/** Returns the vendor of an event's lead and the stage to report; undefined if there is nothing to report. */
export const findOutcome = async ({ clients }: Models, event: LeadEvent) => {
  const stage = stageOfEvent(event);
  if (!stage) return undefined;
  const lead = await clients.findById(event.data.lead).select({ vendorId: 1 }).lean<ClientDoc>();
  return lead?.vendorId ? { vendor: lead.vendorId, stage } : undefined;
};

const findReason = async (models: Models, lead: ClientDoc, stage: LeadStage): Promise<string> => {
  if (stage === 'returned') return lead.returnReason ?? '';
  return stage === 'turned_down' ? toldReason(lead.statusReason, await toldReasons({ models })) : '';
};

const reportedFields = [
  'externalId',
  'caseType',
  'campaign',
  'subId1',
  'subId2',
  'subId3',
  'subId4',
  'cost',
  'statusReason',
  'returnReason',
];

/**
 * Returns a report to a vendor: IDs, the outcome and a reason that vendors may see; nothing about the person. Undefined
 * if the lead is gone.
 */
export const outcomePayload = async (
  models: Models,
  { at, data }: { at: Date; data: { lead?: unknown; stage?: LeadStage | undefined } },
): Promise<string | undefined> => {
  const { stage } = data;
  const lead = await models.clients.findById(data.lead).select(reportedFields).lean<ClientDoc>();
  if (!lead || !stage) return undefined;
  return JSON.stringify({
    type: `lead.${stage}`,
    version: payloadVersion,
    timestamp: at.toISOString(),
    data: {
      id: String(lead._id),
      externalId: lead.externalId ?? null,
      stage,
      reason: await findReason(models, lead, stage),
      caseType: lead.caseType,
      campaign: lead.campaign ?? null,
      subId1: lead.subId1 ?? null,
      subId2: lead.subId2 ?? null,
      subId3: lead.subId3 ?? null,
      subId4: lead.subId4 ?? null,
      price: stage === 'returned' ? 0 : (lead.cost ?? null),
    },
  });
};
