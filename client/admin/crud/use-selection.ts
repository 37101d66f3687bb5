import { useState } from 'react';

type Held = {
  /** The question whose rows they are: another one empties the selection. */
  scope: string;
  ids: ReadonlySet<string>;
  /** They are all that match, as they were when somebody asked for all. */
  isAll: boolean;
};

/** Which rows are selected, also on pages that are not in sight. */
export const useSelection = (scope: string, shown: readonly string[]) => {
  const [held, setHeld] = useState<Held>({ scope, ids: new Set(), isAll: false });
  const isOurs = held.scope === scope;
  const ids: ReadonlySet<string> = isOurs ? held.ids : new Set();
  const keep = (next: Iterable<string>, isAll = false) => setHeld({ scope, ids: new Set(next), isAll });
  const isPage = shown.length > 0 && shown.every((id) => ids.has(id));
  return {
    ids,
    isAll: isOurs && held.isAll,
    /** All rows in sight are among them. */
    isPage,
    toggle: (id: string) => keep(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    togglePage: () =>
      keep(isPage ? [...ids].filter((id) => !shown.includes(id)) : [...new Set([...ids, ...shown])]),
    selectAll: (all: readonly string[]) => keep(all, true),
    /** Leaves those selected with which something went wrong. */
    keepOnly: (remaining: readonly string[]) => keep(remaining),
    clear: () => keep([]),
  };
};

export type Selection = ReturnType<typeof useSelection>;
