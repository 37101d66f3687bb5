import type {
  AnyTRPCProcedure,
  AnyTRPCRouter,
  TRPCBuiltRouter,
  TRPCCreateRouterOptions,
  TRPCDecorateCreateRouterOptions,
  TRPCRouterRecord,
} from '@trpc/server';
import type { Connection } from 'mongoose';
import { eventKinds } from '../shared/schemas/webhook';
import type { Holding, PersonalData } from './core/holding';
import type { Route } from './core/http/route';
import { mergeRouters, router } from './core/http/trpc';
import type { FindNames, Namer } from './core/names';
import type { Receiver, WorkList } from './core/outbox/work';
import { type LeadEvent, leadEventData } from './leads/lead-events';
import type { LeadSeal } from './leads/store/sealed/lead-seal';
import type { Deps } from './operations/deps';
import type { PersonNeeds } from './privacy/deps';
import type { PacketLead, PacketPart } from './proof/packet/packet-part';

/**
 * Everything that a module may add to the product. Its functions take the module's own `Deps`, which are a part of all.
 */
export type Feature = {
  /** Its collections, with what else belongs to the database. */
  models?: (db: Connection, leadSeal?: LeadSeal, isShared?: boolean) => object;
  /** Its procedures, by the first part of their names, which several features may share. */
  procedures?: Readonly<Record<string, AnyTRPCRouter | AnyTRPCProcedure>>;
  /** The sections of the API's document that it adds, each with its purpose. */
  tags?: Readonly<Record<string, string>>;
  /** Addresses that are no procedures. */
  routes?: readonly Route<Deps>[];
  /** Handlers of its events, and timed jobs. */
  work?(deps: Deps): WorkList;
  /** Its receivers of an event about a lead. */
  receivers?(deps: Deps, event: LeadEvent): Promise<Receiver[]> | Receiver[];
  /** For each of its collections how a person's data is collected and erased, or why it has none. */
  personalData?: PersonalData<PersonNeeds>;
  /** For kinds of records, as the audit log calls them: how their names are found. */
  names?: Readonly<Record<string, Namer<Deps>>>;
  /** Its part of a lead's packet. */
  packetParts?: readonly ((deps: Deps, lead: PacketLead) => Promise<PacketPart>)[];
};
type Features = readonly Feature[];

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never;
type Part<One, Name extends keyof Feature> = One extends Record<Name, infer Value> ? Value : never;
type Records<Given> = Given extends unknown
  ? { [Name in keyof Given]: Given[Name] extends AnyTRPCRouter ? Given[Name]['_def']['record'] : Given[Name] }
  : never;
type Procedures<All extends Features> = Together<Records<Part<All[number], 'procedures'>>>;

type Root = ReturnType<typeof router> extends TRPCBuiltRouter<infer Types, TRPCRouterRecord> ? Types : never;
type Merged<All> = All extends TRPCCreateRouterOptions
  ? TRPCBuiltRouter<Root, TRPCDecorateCreateRouterOptions<All>>
  : never;

/** One router of all procedures; features that share a name add to it. */
export const createRouter = <const All extends Features>(features: All) => {
  const all: Record<string, AnyTRPCRouter | AnyTRPCProcedure> = {};
  for (const { procedures = {} } of features)
    for (const [name, one] of Object.entries(procedures)) {
      const earlier = all[name];
      all[name] = earlier ? mergeRouters(earlier as AnyTRPCRouter, one as AnyTRPCRouter) : one;
    }
  // By name, so that the documents of the API keep their order when a feature moves.
  const byName = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return router(Object.fromEntries(byName)) as unknown as Merged<Procedures<All>>;
};

/** Every collection of one database; with a seal, sensitive fields of leads are encrypted in it. */
export const createAllModels = (
  features: Features,
  db: Connection,
  leadSeal?: LeadSeal,
  isShared?: boolean,
) => Object.assign({}, ...features.map(({ models }) => models?.(db, leadSeal, isShared))) as Deps['models'];

/** The sections of the API's document by name. */
export const collectTags = (features: Features): { name: string; description: string }[] =>
  features
    .flatMap(({ tags = {} }) => Object.entries(tags))
    .map(([name, description]) => ({ name, description }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Everything that happens in the background. */
export const collectWork = (features: Features, deps: Deps): WorkList => {
  const receivers = async (event: LeadEvent) =>
    (await Promise.all(features.map((feature) => feature.receivers?.(deps, event) ?? []))).flat();
  const events = Object.fromEntries(
    eventKinds.map((kind) => [kind, { data: leadEventData[kind], receivers }]),
  );
  return Object.assign(events, ...features.map(({ work }) => work?.(deps)));
};

/** The personal data in each collection: a holding, or the reason why it has none. */
export const collectPersonalData = (features: Features): PersonalData<PersonNeeds> =>
  Object.assign({}, ...features.map(({ personalData }) => personalData));

/**
 * Every holding, in the order in which it is erased: messages and then leads last, because an interrupted erasure finds
 * the rest by them.
 */
export const collectHoldings = (features: Features): Readonly<Record<string, Holding<PersonNeeds>>> => {
  const { messages, clients, ...others } = collectPersonalData(features);
  return Object.fromEntries(
    Object.entries({ ...others, messages, clients }).flatMap(([collection, one]) =>
      typeof one === 'object' ? [[one.name ?? collection, one] as const] : [],
    ),
  );
};

/** Finds names of records of any kind; of a kind that no feature names there are none. */
export const collectNames = (features: Features, deps: () => Deps): FindNames => {
  const namers = new Map(features.flatMap(({ names = {} }) => Object.entries(names)));
  return async (kind, ids) => {
    const unique = [...new Set(ids)].filter(Boolean);
    return unique.length === 0 ? new Map() : ((await namers.get(kind)?.(deps(), unique)) ?? new Map());
  };
};

export const collectPacketParts = (features: Features, deps: Deps, lead: PacketLead): Promise<PacketPart[]> =>
  Promise.all(features.flatMap(({ packetParts = [] }) => packetParts.map((part) => part(deps, lead))));
