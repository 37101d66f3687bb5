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
import { createInterest, interestInAll } from './core/outbox/interest';
import type { Receiver, WorkList } from './core/outbox/work';
import { type LeadEvent, leadEventData } from './leads/lead-events';
import type { LeadSeal } from './leads/store/sealed/lead-seal';
import type { MailTemplates } from './mail/templates';
import type { Settings } from './operations/create';
import type { Deps } from './operations/deps';
import type { PacketLead, PacketPart } from './proof/packet/packet-files';

/**
 * Everything that a module may add to the product. Its functions take the module's own `Deps`, which are a part of all.
 */
export type Feature = {
  /** Its collections, with what else belongs to the database. */
  models?: (db: Connection, leadSeal?: LeadSeal, isShared?: boolean) => object;
  /**
   * Its own parts, and those that earlier modules left to it: their slots. `deps` is the one object of all parts, which
   * the features fill in order, so a slot is read when it is used, never here.
   */
  create?(deps: Deps, settings: Settings): object | Promise<object>;
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
  /** The kinds of events that it has a use for now. */
  wants?(deps: Deps): Promise<readonly string[]>;
  /** For each of its collections how a person's data is collected and erased, or why it has none. */
  personalData?: PersonalData<Deps>;
  /** For kinds of records, as the audit log calls them: how their names are found. */
  names?: Readonly<Record<string, Namer<Deps>>>;
  /** Its e-mails; `shared/features.ts` has their names. As in `create`, nothing reads `deps` before one is sent. */
  mails?(deps: Deps): MailTemplates;
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
export const collectPersonalData = (features: Features): PersonalData<Deps> =>
  Object.assign({}, ...features.map(({ personalData }) => personalData));

/**
 * Every holding, in the order in which it is erased: messages and then leads last, because an interrupted erasure finds
 * the rest by them.
 */
export const collectHoldings = (features: Features): Readonly<Record<string, Holding<Deps>>> => {
  const { messages, clients, ...others } = collectPersonalData(features);
  return Object.fromEntries(
    Object.entries({ ...others, messages, clients }).flatMap(([collection, one]) =>
      typeof one === 'object' ? [[one.name ?? collection, one] as const] : [],
    ),
  );
};

/** Finds names of records of any kind; of a kind that no feature names there are none. */
const collectNames = (features: Features, deps: Deps): FindNames => {
  const namers = new Map(features.flatMap(({ names = {} }) => Object.entries(names)));
  return async (kind, ids) => {
    const unique = [...new Set(ids)].filter(Boolean);
    return unique.length === 0 ? new Map() : ((await namers.get(kind)?.(deps, unique)) ?? new Map());
  };
};

/** The parts that come from every feature. */
const collectParts = (features: Features, deps: Deps, { isShared }: Settings) => ({
  interest: isShared
    ? interestInAll
    : createInterest(features.flatMap(({ wants }) => (wants ? [() => wants(deps)] : []))),
  names: collectNames(features, deps),
  mails: Object.assign({}, ...features.map(({ mails }) => mails?.(deps))) as MailTemplates,
  holdings: collectHoldings(features),
  packetParts: (lead: PacketLead): Promise<PacketPart[]> =>
    Promise.all(features.flatMap(({ packetParts = [] }) => packetParts.map((part) => part(deps, lead)))),
});

type First = Pick<Deps, 'models' | 'connection' | 'now'>;
type Parts<One> = One extends { create(...given: never): infer Own } ? Awaited<Own> : never;
type AllParts<All extends Features> = First & ReturnType<typeof collectParts> & Together<Parts<All[number]>>;

/** All parts of the product in one object, which the features fill in order. */
export const createDeps = async <const All extends Features>(
  features: All,
  first: First,
  settings: Settings,
): Promise<AllParts<All>> => {
  const deps = { ...first } as Deps;
  Object.assign(deps, collectParts(features, deps, settings));
  for (const { create } of features) Object.assign(deps, await create?.(deps, settings));
  return deps as First as AllParts<All>;
};
