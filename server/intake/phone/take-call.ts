import type { PhoneIntake } from '../../../shared/schemas/phone-intake';
import type { Staff } from '../../core/caller';
import { readSetting } from '../../core/settings/read-setting';
import { refuseUnlessAssignable } from '../../leads/assign-leads';
import { getEffects } from '../../leads/lead-effects';
import { historyEntry } from '../../leads/store/history';
import { requestClaims } from '../claims/idempotency-claims';
import { newLead } from '../new-lead';
import { type IntakeNeeds, receiveLead } from '../receive-lead';
import { getFlags } from '../vendors/judge-submission';

/**
 * Adds a lead while the person is on the phone. Staff have spoken with them, so the lead is contacted and does not
 * wait; a person who only wrote still waits. A case that the criteria would refuse is accepted and flagged. Safe to repeat.
 */
export const takeCall = async (deps: IntakeNeeds, caller: Staff, requestId: string, call: PhoneIntake) => {
  const { key, note, source, assignedTo, ...input } = call;
  if (assignedTo) await refuseUnlessAssignable(deps, assignedTo);
  const [{ rules }, rule] = await Promise.all([
    readSetting(deps, 'taskRules'),
    deps.intake.rules.of(input.caseType),
  ]);
  const flags = getFlags(rule, input);
  const wasSpokenWith = source !== 'text' && source !== 'email';
  const fields = { ...(wasSpokenWith && { status: 'Contacted' as const }), assignedTo };
  // A walk-in was not called.
  const work = wasSpokenWith && source !== 'walk-in' ? { outcome: 'Reached' as const } : {};
  const request = { caller, key, requestId, input: { ...input, ip_address: '' }, how: source };
  const { waitingSince, ...lead } = newLead({ ...request, now: deps.now });
  // The note comes first: the timeline is read by time, and the call is the newer of the two.
  const noted = note ? [historyEntry(caller, deps.now, { action: 'note', note })] : [];
  const effects = getEffects({ ...lead, waitingSince }, fields, work, { caller, now: deps.now, rules });
  const draft = {
    ...lead,
    ...fields,
    ...effects.set,
    calls: effects.calls,
    // The same time as its arrival, because no one had to wait.
    ...(wasSpokenWith ? { firstContactAt: lead.createdAt } : { waitingSince }),
    source,
    ...(flags.length > 0 && { flags }),
    history: [...lead.history, ...noted, ...effects.entries],
    ...(effects.events.length > 0 && { outbox: effects.events }),
  };
  const claims = requestClaims(deps.models.leadSeal, request);
  return (await receiveLead(deps, caller, { lead: draft, claims })).lead;
};
