/** A phrase that names practice areas, and its wording without some of them; areas are case types. */
export type AreaWording =
  | {
      said: string;
      instead: string;
      areas: string[];
      /** Applies once all of the areas are left out, or any. */
      when: 'all' | 'any';
    }
  /** A list of kinds, each of which goes with its areas. */
  | { said: string; kinds: { text: string; areas: string[] }[]; last: string };

/** Everything that the server needs to leave practice areas out of pages. */
export type SiteAreas = {
  /** Case types that a new database starts without. */
  leftOut: string[];
  /** The paths of pages about practice areas -> their case types, separated by spaces. */
  pages: Record<string, string>;
  /** The phrases of each language, by its path prefix. */
  wordings: Record<string, AreaWording[]>;
};
