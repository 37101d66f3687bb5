import { Types } from 'mongoose';
import { phoneSpellings } from '../../shared/phone';
import { namesOfState, usStates } from '../../shared/rules/us-states';
import { openStatuses } from '../../shared/schemas/client';
import { createCache } from '../core/db/cache';
import { fold } from '../core/db/search';
import { toE164 } from '../leads/phone';
import type { ClientDoc } from '../leads/store/client.model';
import { findFacts, type GateNeeds, leadFields, loadFirmSettings, standingFacts } from './lead-facts';
import { standingReason } from './rules/decide-contact';
import { isOpenFor, isPlaceOpen } from './rules/open-hours';
import { anywhere, areaPlaces, getPlaces, type Place, zipPlaces } from './rules/places';

type Filter = Record<string, unknown>;

const toStates = (codes: readonly string[]): RegExp =>
  new RegExp(`^\\s*(?:${codes.flatMap(namesOfState).join('|')})\\s*$`, 'i');

const toNumbers = (areas: readonly string[]): RegExp => new RegExp(`^\\+1(?:${areas.join('|')})`);

const exceptions = [...zipPlaces.keys()].filter((code) => code.length === 5);

/** Matches the ZIP codes with these first digits; an exception matches only if it is named itself. */
const toZips = (codes: readonly string[]): RegExp => {
  const named = codes.filter((code) => code.length === 5);
  const prefixes = codes.filter((code) => code.length === 3);
  const byPrefix = `(?!${exceptions.join('|')})(?:${prefixes.join('|')})\\d\\d`;
  return new RegExp(`^\\s*(?:${[...named, ...(prefixes.length > 0 ? [byPrefix] : [])].join('|')})(?!\\d)`);
};

const selectCodes = (
  all: ReadonlyMap<string, readonly Place[]>,
  test: (places: readonly Place[]) => boolean,
) => [...all].flatMap(([code, places]) => (test(places) ? [code] : []));

const isIn = (state: string) => (places: readonly Place[]) => places[0]?.state === state;
const isVague = (places: readonly Place[]) => places.length > 1;

/** The filters of people who may not be called at a time because of where they may be: the rules of `placesFor`. */
const findClosed = (at: number): Filter[] => {
  const isClosedAt = (place: Place): boolean => !isPlaceOpen(at, place);
  const isClosed = (places: readonly Place[]) => places.some(isClosedAt);
  const all = Object.keys(usStates);
  const shut = all.filter((state) => getPlaces(state).every(isClosedAt));
  const divided = all.filter((state) => isClosed(getPlaces(state)) && !shut.includes(state));
  const closedZips = selectCodes(zipPlaces, isClosed);
  const closedAreas = selectCodes(
    areaPlaces,
    (places) => isClosed(places) && !(isVague(places) && divided.some((state) => isIn(state)(places))),
  );
  return [
    ...(shut.length > 0 ? [{ state: toStates(shut) }] : []),
    ...(closedZips.length > 0 ? [{ zip: toZips(closedZips) }] : []),
    ...(closedAreas.length > 0 ? [{ phoneE164: toNumbers(closedAreas) }] : []),
    ...divided.flatMap((state) => {
      const elsewhere = { zip: { $not: toZips(selectCodes(zipPlaces, isIn(state))) } };
      const areas = selectCodes(areaPlaces, isIn(state));
      const vague = selectCodes(areaPlaces, (places) => isIn(state)(places) && isVague(places));
      return [
        { state: toStates([state]), ...elsewhere, phoneE164: { $not: toNumbers(areas) } },
        ...(vague.length > 0 ? [{ phoneE164: toNumbers(vague), ...elsewhere }] : []),
      ];
    }),
    // If nothing is known of a person, they may be anywhere.
    ...(isClosed(anywhere)
      ? [
          {
            state: { $not: toStates(all) },
            zip: { $not: toZips([...zipPlaces.keys()]) },
            phoneE164: { $not: toNumbers([...areaPlaces.keys()]) },
          },
        ]
      : []),
  ];
};

/** The time a lookup of open hours is cached, in milliseconds. */
const keptFor = 5000;

const unmarked = { status: { $in: openStatuses }, phoneMark: null };

/** The leads that can be called at this hour where numbers or ZIP codes are encrypted, which must be opened first. */
const openHoursSealed = async ({ models, now }: GateNeeds): Promise<Filter> => {
  const leads = await models.clients
    .find(unmarked, { state: 1, zip: 1, phoneNumber: 1 })
    .lean<Pick<ClientDoc, '_id' | 'state' | 'zip' | 'phoneNumber'>[]>();
  return { _id: { $in: leads.filter(isOpenFor(now())).map(({ _id }) => _id) } };
};

/** Returns the leads of people who asked us to stop; the gate says whether that still applies to each. */
const refusedLeads = async (needs: GateNeeds): Promise<Types.ObjectId[]> => {
  const { models } = needs;
  const withdrawals = await models.consents.find({ kind: 'withdrawal' }, { record: 1 }).lean();
  const records = withdrawals.flatMap(({ record }) => (record?.kind === 'withdrawal' ? [record] : []));
  const named = (by: (record: (typeof records)[number]) => string | undefined) => [
    ...new Set(records.flatMap((record) => by(record) ?? [])),
  ];
  const held = await models.clients
    .find({ _id: { $in: await models.numberHolds.distinct('clientId') } }, { phoneE164: 1, email: 1 })
    .lean();
  const numbers = [
    ...named(({ phoneNumber }) => phoneNumber && toE164(phoneNumber)),
    ...held.flatMap(({ phoneE164 }) => phoneE164 ?? []),
  ];
  const emails = [
    ...named(({ email }) => email && fold(email)),
    ...held.flatMap(({ email }) => (email ? fold(email) : [])),
  ];
  const questions: Filter[] = [
    { phoneE164: { $in: numbers.flatMap(phoneSpellings) } },
    { 'keys.email': { $in: emails } },
    {
      _id: {
        $in: [...named(({ clientId }) => clientId), ...held.map(({ _id }) => String(_id))].map(
          (id) => new Types.ObjectId(id),
        ),
      },
    },
  ];
  const results = await Promise.all(
    questions.map((of) => models.clients.find(of, leadFields).lean<ClientDoc[]>()),
  );
  const leads = [...new Map(results.flat().map((lead) => [String(lead._id), lead])).values()];
  const [ground, facts] = await Promise.all([loadFirmSettings(needs), findFacts(needs, leads)]);
  return leads.flatMap(({ _id }, at) =>
    standingReason(standingFacts(facts[at]!, 'call', ground)) ? [_id] : [],
  );
};

/**
 * Returns the filter for leads that may be called by hand now: open ones, at an allowed hour wherever the person may
 * be, without people who asked us to stop. Lists and counts use it. A call itself asks the gate, which knows more
 * (imported lists, earlier tries).
 */
export const createCallable = (needs: GateNeeds) => {
  const sealed = needs.models.leadSeal?.names ?? [];
  const isSealed = sealed.includes('phoneNumber') || sealed.includes('zip');
  const load = async (): Promise<Filter> => {
    const [opened, refused] = await Promise.all([
      isSealed ? openHoursSealed(needs) : {},
      refusedLeads(needs),
    ]);
    const shut = isSealed ? [] : findClosed(needs.now());
    const others = [...shut, ...(refused.length > 0 ? [{ _id: { $in: refused } }] : [])];
    return { ...unmarked, ...opened, ...(others.length > 0 && { $nor: others }) };
  };
  const filters = createCache(keptFor, load, needs.now);
  return { filter: () => filters.get() };
};
