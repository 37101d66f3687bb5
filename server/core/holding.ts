/** A person we have data about, with everything that identifies them in any part. */
export type Person = {
  /** Their stored leads, including deleted and merged ones. */
  leads: readonly object[];
  /** The ids of these leads, and earlier ids that led to them. */
  ids: string[];
  /** Folded. */
  emails: string[];
  /** As E.164. */
  phones: string[];
  /** Full names, folded for search. */
  names: string[];
  /** Refused submissions that staff assigned to them. */
  refused: string[];
  /** Their keyed hashes in consents, withdrawals and lists. */
  keys: string[];
};

/** A part of the product with personal data: what it holds about a person, and how to erase it. */
export type Holding<Needs> = {
  /** Its name in exports and tombstones, if that differs from its collection's. */
  name?: string;
  /** Collects everything about this person, in a form the person can read. */
  collect(deps: Needs, person: Person): Promise<unknown[]>;
  /** Erases it; returns the number of records. It may be interrupted anywhere and repeated. */
  erase(deps: Needs, person: Person): Promise<number>;
};

/** For each collection a holding, or why it has no data about people who ask for help. */
export type PersonalData<Needs> = Readonly<Record<string, Holding<Needs> | string>>;
