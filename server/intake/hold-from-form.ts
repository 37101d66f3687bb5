import { recordId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { classifyOptOut } from '../contact/opt-out/classify-opt-out';
import { holdPerson } from '../contact/opt-out/hold-person';
import { event, type Handler, type OutboxEvent } from '../core/outbox/work';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps } from './deps';

/** A lead whose message may ask us to stop. */
export const messageAsksToStop = { kind: 'message-asks-to-stop', data: z.object({ lead: recordId }) };

/** Returns the event for the write of a lead whose message may ask us to stop: staff decide, as it also asks for help. */
export const stopEvents = ({ now }: Deps, { _id, additionalInfo }: ClientDoc): OutboxEvent[] =>
  classifyOptOut(additionalInfo ?? '').result === 'neither'
    ? []
    : [event(messageAsksToStop, now, { lead: String(_id) })];

/** Puts the person of such a lead on hold. */
export const holdFromForm =
  (deps: Deps): Handler<typeof messageAsksToStop> =>
  async ({ data }) => {
    const lead = await deps.models.clients
      .findById(data.lead)
      .select({ additionalInfo: 1 })
      .lean<Pick<ClientDoc, '_id' | 'additionalInfo'>>();
    const wish = classifyOptOut(lead?.additionalInfo ?? '');
    if (!lead || wish.result === 'neither') return;
    await holdPerson(deps, {
      id: data.lead,
      channel: 'form',
      clientId: data.lead,
      reason: wish,
    });
  };
