import type { StopReason } from '../../../shared/schemas/sequence';
import { type Gate, gateFields, openGate } from '../../contact/gate';
import { notFound } from '../../core/http/trpc';
import type { ClientDoc } from '../../leads/store/client.model';
import { readTurns, type Turns, takeTurns } from '../../proof/number-turns';
import type { RunDoc } from './run.model';
import { findGone, findStopAmong, readAgreements, readRecords, type StopNeeds } from './stops';

/** The state that the answer depends on; `agreements` are versions: what ends a run there takes no turn. */
type Mark = { lead: ClientDoc; turns: Turns; run?: RunDoc | undefined; agreements: string };

/** The answer whether a message may leave now: what ends its run, or the contact gate with its own answers. */
export type Permit<Stop = StopReason> = { stop: Stop } | { stop?: undefined; gate: Gate; mark: Mark };

const toVersions = (agreements: Awaited<ReturnType<typeof readAgreements>>): string =>
  JSON.stringify(agreements.map(({ _id, version }) => [_id, version]));

/** A text to a lead that was merged goes to the remaining one; a run of it has ended. */
const findLead = async ({ models: { clients } }: StopNeeds, id: string, run: RunDoc | undefined) => {
  if (run) return clients.findById(run.lead).lean<ClientDoc>();
  const lead = await clients.findById(id).select(gateFields).lean<ClientDoc>();
  return lead ?? clients.findOne({ mergedIds: id }).select(gateFields).lean<ClientDoc>();
};

/**
 * Asks, when a message is claimed, whether it may leave. It reads the lead once. Whatever comes later than the turns that
 * it reads first is found by `confirmPermit`.
 */
export const askPermit = async (
  needs: StopNeeds,
  { lead: id, run }: { lead: string; run?: RunDoc },
): Promise<Permit> => {
  const { models, consents } = needs;
  const lead = await findLead(needs, id, run);
  if (!lead && run) return { stop: await findGone(needs, run.lead) };
  if (!lead) throw notFound('client');
  const turns = await readTurns(models, await consents.personKeys.findKeys(lead));
  const gate = await openGate(needs, lead);
  if (!run) return { gate, mark: { lead, turns, agreements: '' } };
  const records = await readRecords(needs, lead, gate);
  const stop = await findStopAmong(needs, records, run);
  return stop ? { stop } : { gate, mark: { lead, turns, run, agreements: toVersions(records.agreements) } };
};

/** Matches a lead that nobody wrote since it was read, not even an entry of its timeline, and that is not on hold. */
const unwritten = ({ _id, version, deskVersion, history }: ClientDoc) => ({
  _id,
  version,
  deskVersion: deskVersion ?? null,
  history: { $size: history.length },
  ...(history.length > 0 && { [`history.${history.length - 1}._id`]: history.at(-1)!._id }),
  hold: { $exists: false },
});

/**
 * Confirms it right before the first byte leaves: takes the person's turn, which replies, withdrawals and messages by hand
 * take, too. For a run it also counts as a write of the lead, so that nothing comes in between. False: ask again.
 */
export const confirmPermit = async (
  needs: StopNeeds,
  { lead, turns, run, agreements }: Mark,
): Promise<boolean> => {
  const { models } = needs;
  if (!(await takeTurns(models, turns))) return false;
  if (!run) return true;
  const ids = [String(lead._id), ...(lead.mergedIds ?? [])];
  const [isSame, now] = await Promise.all([
    models.sequenceRuns.exists({ _id: run._id, state: run.state }),
    readAgreements(needs, ids),
  ]);
  if (!isSame || toVersions(now) !== agreements) return false;
  const { modifiedCount } = await models.clients.updateOne(unwritten(lead), { $inc: { deskVersion: 1 } });
  return modifiedCount > 0;
};
