import { phoneSpellings } from '../../shared/phone';
import { phoneMarks } from '../../shared/schemas/client';
import type { ContactChannel } from '../../shared/schemas/consent';
import { readSetting } from '../core/settings/read-setting';
import type { ClientDoc } from '../leads/store/client.model';
import type { CallDoc } from '../leads/store/desk-fields';
import type { Consents } from '../proof/consents';
import { inOrder, readConsents } from '../proof/read-consents';
import { claimsThatCount } from './claims-that-count';
import type { Models } from './models';
import type { Standing } from './rules/decide-contact';
import {
  findInbound,
  type Ground,
  getWithdrawal,
  isConsented,
  isNumberConfirmed,
  isToldNotToCall,
  type LeadLedger,
} from './rules/read-ledger';

export type GateNeeds = { models: Models; consents: Consents; now: () => number };

const deskFields = { phoneE164: 1, phoneMark: 1, calls: 1 } as const;
export const leadFields = { email: 1, phoneNumber: 1, mergedIds: 1, ...deskFields } as const;
export type Lead = Pick<ClientDoc, '_id' | keyof typeof leadFields>;
/** The desk's data about a number: its calls and marks, in every lead that has it. */
type Desk = Pick<ClientDoc, '_id' | 'phoneE164' | 'phoneMark' | 'calls'>;
/** Reads the desk's data about the numbers of some leads. */
type DeskReader = (leads: readonly Lead[]) => Promise<readonly Desk[]>;

/** Everything that decides whether a lead may be contacted, except the hour. */
export type LeadFacts = {
  ledger: LeadLedger;
  suppressed: boolean;
  wrongNumber: boolean;
  /** True if the number or address is on hold, until staff decide what its owner meant. */
  held: boolean;
  /** When the person asked the desk not to call. */
  toldNotToCall?: Date | undefined;
  /** When someone tried to reach the number. */
  attempts: number[];
  /** When these facts were read, in milliseconds since 1970. */
  at: number;
};

const getSpellings = ({ phoneE164 }: Pick<Desk, 'phoneE164'>) => (phoneE164 ? phoneSpellings(phoneE164) : []);

const groupBy = <Item>(items: readonly Item[], namesOf: (item: Item) => readonly (string | undefined)[]) => {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const name of namesOf(item)) {
      const group = name && groups.get(name);
      if (group) group.push(item);
      else if (name) groups.set(name, [item]);
    }
  return (names: readonly string[]) => [...new Set(names.flatMap((name) => groups.get(name) ?? []))];
};

/** A mark whose call is no longer stored counts as older than everything. */
const toldNotToCall = (desk: readonly Desk[]): Date | undefined => {
  const times = desk.flatMap(({ calls = [] }) =>
    calls.filter(({ outcome }) => outcome === 'Asked not to be called').map(({ at }) => at.getTime()),
  );
  const isMarked = desk.some(({ phoneMark }) => phoneMark === 'Do not call');
  return times.length > 0 || isMarked ? new Date(Math.max(0, ...times)) : undefined;
};

/** Loads the firm and its switches, which the rules depend on; read again for each request. */
export const loadFirmSettings = async ({ models, consents }: GateNeeds): Promise<Ground> => {
  const [firm, switches] = await Promise.all([consents.firmName(), readSetting({ models }, 'contact')]);
  return { firm, switches };
};

const deskFor =
  ({ models }: Pick<GateNeeds, 'models'>): DeskReader =>
  async (leads) => {
    const numbers = [...new Set(leads.flatMap(getSpellings))];
    const others = await models.clients
      .find({ phoneE164: { $in: numbers }, _id: { $nin: leads.map(({ _id }) => _id) } }, deskFields)
      .lean<Desk[]>();
    return [...leads, ...others];
  };

/**
 * The same for all leads, without tries: reads the few leads whose calls or marks say something about their number once,
 * instead of every lead with one of the numbers.
 */
export const loadMarkedDesk = async ({ models }: Pick<GateNeeds, 'models'>): Promise<DeskReader> => {
  const refusal: CallDoc['outcome'] = 'Asked not to be called';
  // An index serves each of the two questions, but none serves `$or`.
  const questions = [{ phoneMark: { $in: phoneMarks } }, { 'calls.outcome': refusal }];
  const find = (of: object) => models.clients.find(of, deskFields).lean<Desk[]>();
  const marked = (await Promise.all(questions.map(find))).flat();
  const markedOf = groupBy(marked, (one) => [String(one._id), ...getSpellings(one)]);
  return async (leads) => markedOf(leads.flatMap((one) => [String(one._id), ...getSpellings(one)]));
};

/** Loads the facts of leads, in their order. The gate queries the database only here. */
export const findFacts = async (
  needs: GateNeeds,
  leads: readonly Lead[],
  readDesk: DeskReader = deskFor(needs),
): Promise<LeadFacts[]> => {
  const { models, consents } = needs;
  const { personKeys } = consents;
  const people = await Promise.all(
    leads.map(async (lead) => {
      const phoneKeys = await personKeys.findKeys({ ...lead, email: undefined });
      return {
        lead,
        ownIds: [String(lead._id), ...(lead.mergedIds ?? [])],
        keys: [...phoneKeys, ...(await personKeys.findKeys({ email: lead.email }))],
        phoneKeys,
      };
    }),
  );
  const keys = [...new Set(people.flatMap((person) => person.keys))];
  const ids = people.flatMap(({ ownIds }) => ownIds);
  const [listed, entries, desk, claimsSince, heldKeys, heldLeads] = await Promise.all([
    models.doNotContact.distinct('key', { key: { $in: keys } }) as Promise<string[]>,
    readConsents(needs, { keys, clientIds: ids }),
    readDesk(leads),
    claimsThatCount(needs, ids),
    models.numberHolds.distinct('_id', { _id: { $in: keys } }) as Promise<string[]>,
    models.numberHolds.distinct('clientId', { clientId: { $in: ids } }) as Promise<string[]>,
  ]);
  const suppressed = new Set(listed);
  const onHold = new Set([...heldKeys, ...heldLeads]);
  const entriesOf = groupBy(entries, ({ keys: named, clientId }) => [...named, clientId]);
  const deskOf = groupBy(desk, (one) => [String(one._id), ...getSpellings(one)]);
  return people.map(({ lead, ownIds, keys: own, phoneKeys }) => {
    const records = deskOf([String(lead._id), ...getSpellings(lead)]);
    const ledger = {
      entries: entriesOf([...own, ...ownIds]).sort(inOrder),
      ownIds,
      phoneKeys,
      claimsSince,
    };
    return {
      ledger,
      at: needs.now(),
      suppressed: own.some((key) => suppressed.has(key)),
      held: [...own, ...ownIds].some((one) => onHold.has(one)),
      wrongNumber: records.some(({ phoneMark }) => phoneMark === 'Wrong number'),
      toldNotToCall: toldNotToCall(records),
      attempts: records.flatMap(({ calls = [] }) => calls.map(({ at }) => at.getTime())),
    };
  });
};

/** Returns the facts about one channel that don't depend on the hour. */
export const standingFacts = (facts: LeadFacts, channel: ContactChannel, ground: Ground): Standing => {
  const { ledger, suppressed, wrongNumber } = facts;
  return {
    channel,
    suppressed,
    wrongNumber,
    withdrawn:
      facts.held ||
      getWithdrawal(ledger, channel, ground) !== undefined ||
      isToldNotToCall(ledger, channel, facts.toldNotToCall),
    consented:
      channel !== 'call' &&
      channel !== 'email' &&
      ((channel === 'text' && findInbound(ledger, facts.at, ground) !== undefined) ||
        isConsented(ledger, channel, ground)),
    confirmed: isNumberConfirmed(ledger),
  };
};
