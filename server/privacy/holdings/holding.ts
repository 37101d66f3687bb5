import type { Models } from '../models';
import type { Person, PersonDeps } from '../person/person';

/** A part of the product with personal data: what it holds about a person, and how to erase it. */
export type Holding = {
  /** The collection. */
  of: keyof Models;
  /** Collects everything about this person, in a form the person can read. */
  collect: (deps: PersonDeps, person: Person) => Promise<unknown[]>;
  /** Erases it; returns the number of records. It may be interrupted anywhere and repeated. */
  erase: (deps: PersonDeps, person: Person) => Promise<number>;
};
