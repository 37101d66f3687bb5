import { useState } from 'react';

type Held = {
  /** Identifies the query whose rows are selected; a different query clears the selection. */
  scope: string;
  ids: ReadonlySet<string>;
  /** True if these are all matches at the time when the person asked for all. */
  isAll: boolean;
};

/** The selected rows, including those on other pages. */
export const useSelection = (scope: string, shown: readonly string[]) => {
  const [held, setHeld] = useState<Held>({ scope, ids: new Set(), isAll: false });
  const isOurs = held.scope === scope;
  const ids: ReadonlySet<string> = isOurs ? held.ids : new Set();
  const keep = (next: Iterable<string>, isAll = false) => setHeld({ scope, ids: new Set(next), isAll });
  const isPage = shown.length > 0 && shown.every((id) => ids.has(id));
  return {
    ids,
    isAll: isOurs && held.isAll,
    /** True if every row on the page is selected. */
    isPage,
    toggle: (id: string) => keep(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    togglePage: () =>
      keep(isPage ? [...ids].filter((id) => !shown.includes(id)) : [...new Set([...ids, ...shown])]),
    selectAll: (all: readonly string[]) => keep(all, true),
    /** Keeps only the rows that failed selected. */
    keepOnly: (remaining: readonly string[]) => keep(remaining),
    clear: () => keep([]),
  };
};

export type Selection = ReturnType<typeof useSelection>;
