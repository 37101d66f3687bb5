import { type EventKind, type TellableField, testEvent, webhookFacts } from '../../../shared/schemas/webhook';
import { toRecord } from '../../core/db/to-record';
import type { OutboxData } from '../../core/outbox/event';
import type { ClientDoc } from '../../leads/store/client.model';

/** Grows when a receiver would have to change to understand it. */
export const payloadVersion = 1;

type Told = EventKind | typeof testEvent;

const getFact = (name: string, value: OutboxData[string]) =>
  name === 'changed' ? String(value).split(',').filter(Boolean) : value;

type Asked = { event: Told; at: Date; data: OutboxData; fields: readonly string[]; lead: ClientDoc | null };

/**
 * What a receiver is sent: what happened, to which lead, and of the lead the fields that the subscription asks for, as
 * they are now. A lead that is gone has its id only.
 */
export const getPayload = ({ event, at, data, fields, lead }: Asked): string => {
  const record: Record<string, unknown> = lead ? toRecord(lead) : {};
  const told = (fields as TellableField[]).filter((name) => record[name] !== undefined);
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
        lead: { id: data.lead, ...Object.fromEntries(told.map((name) => [name, record[name]])) },
      }),
    },
  });
};
