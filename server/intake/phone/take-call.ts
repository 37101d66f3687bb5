import { hour } from '../../../shared/durations';
import type { PhoneIntake } from '../../../shared/schemas/phone-intake';
import { momentOfWall, toWallTime } from '../../../shared/zoned-time';
import { getZones, type Whereabouts } from '../../contact/rules/places';
import type { Staff } from '../../core/caller';
import { readSetting } from '../../core/settings/read-setting';
import { refuseUnlessAssignable } from '../../leads/assign-leads';
import { getEffects } from '../../leads/lead-effects';
import { historyEntry } from '../../leads/store/history';
import { requestClaims } from '../claims/idempotency-claims';
import type { Deps } from '../deps';
import { newLead } from '../new-lead';
import { getFlags } from '../posts/judge-submission';
import { receiveLead } from '../receive-lead';

/** A person with more possible time zones than this could be anywhere. */
const mostZones = 4;

/** Returns tomorrow at 9 where the person is, and in the firm's office if they could be anywhere. */
const tomorrowAtNine = (person: Whereabouts, now: number, office: string): string => {
  const zones = getZones(person);
  const clocks = zones.length > mostZones ? [office] : zones;
  // With several possible zones, use the one whose clock is behind, so that nobody is called too early.
  const zone = clocks.toSorted((one, other) => toWallTime(now, one) - toWallTime(now, other))[0] ?? office;
  const wall = toWallTime(now, zone);
  return new Date(momentOfWall(wall - (wall % (24 * hour)) + 33 * hour, zone)).toISOString();
};

/**
 * Adds a lead while the person is on the phone. Staff have spoken with them, so the lead is contacted and does not
 * wait; a person who only wrote still waits. A case that the criteria would refuse is accepted and flagged. Safe to repeat.
 */
export const takeCall = async (deps: Deps, caller: Staff, requestId: string, call: PhoneIntake) => {
  const { key, note, source, assignedTo, callBack, ...input } = call;
  if (assignedTo) await refuseUnlessAssignable(deps, assignedTo);
  const [{ rules }, rule] = await Promise.all([
    readSetting(deps, 'taskRules'),
    deps.rules.of(input.caseType),
  ]);
  const flags = getFlags(rule, input);
  const wasSpokenWith = source !== 'text' && source !== 'email';
  const fields = { ...(wasSpokenWith && { status: 'Contacted' as const }), assignedTo };
  // A walk-in was not called.
  const outcome = wasSpokenWith && source !== 'walk-in' ? ('Reached' as const) : undefined;
  const dueAt = tomorrowAtNine(input, deps.now(), deps.timeZone);
  const next = { title: 'Call back', kind: 'call' as const, dueAt, remindAt: null };
  const work = { ...(outcome && { outcome }), ...(callBack && { next }) };
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
