import type { Models } from '../models';
import type { Person, PersonDeps } from '../person/person';

/** A part of the product that holds something of people: what it holds of one, and how it lets go of it. */
export type Holding = {
  /** The collection. */
  of: keyof Models;
  /** All that it holds of this person, as the person may read it. */
  collect: (deps: PersonDeps, person: Person) => Promise<unknown[]>;
  /** Lets go of it; answers how many records that were. It may be cut off anywhere, and done again. */
  erase: (deps: PersonDeps, person: Person) => Promise<number>;
};
