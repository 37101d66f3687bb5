import { type EventKind, type TellableField, testEvent, webhookFacts } from '../../shared/schemas/webhook';
import { toRecord } from '../core/db/to-record';
import type { OutboxData } from '../core/outbox/event';
import type { ClientDoc } from '../leads/store/client.model';

/** Increases when receivers would have to change to understand it. */
export const payloadVersion = 1;

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
