import { z } from '../../shared/zod';
import rows from './state-deadlines.json' with { type: 'json' };
import { type Statement, type Statements, source } from './statement';

/** A time limit with its law. Without the text of a law there is no limit, and the page says: ask us. */
const limit = z.strictObject({
  years: z.int().min(1),
  /** The section of the law, for later checks. */
  statute: z.string().min(3),
  sources: z.array(source).min(1),
});
const stateLimits = z.strictObject({
  state: z.string().regex(/^[A-Z]{2}$/),
  injury: limit.optional(),
  death: limit.optional(),
});

type Limit = z.infer<typeof limit>;
type Harm = 'injury' | 'death';

/** The time limits for an adult's suit over an injury from carelessness, and over a death, by state. */
export const stateDeadlines: readonly z.infer<typeof stateLimits>[] = z.array(stateLimits).parse(rows);

export const deadlineId = (state: string, harm: Harm) => `deadline-${state.toLowerCase()}-${harm}`;

/** If nobody has opened a page of the law itself, the review is due soon. */
const dueAgain = (sources: Limit['sources']) =>
  sources.every(({ unopened }) => unopened) ? '2026-12-23' : '2027-11-21';

const entry = ({ statute, sources }: Limit, state: string, harm: Harm): Statement => ({
  kind: 'deadline',
  refersTo: `Time to sue over ${harm === 'injury' ? 'an injury' : 'a death'}, ordinary claims of adults: ${statute}`,
  jurisdiction: state,
  sources,
  reviewed: null,
  dueAgain: dueAgain(sources),
});

/** The same as register entries, so that each one gets reviewed. */
export const deadlineStatements: Statements = Object.fromEntries(
  stateDeadlines.flatMap(({ state, ...harms }) =>
    (['injury', 'death'] as const).flatMap((harm) => {
      const limit = harms[harm];
      return limit ? [[deadlineId(state, harm), entry(limit, state, harm)] as const] : [];
    }),
  ),
);

type LimitWords = { one: string; many: string; texts: Readonly<Record<string, string>> };

/** The texts of those entries: a number of years, or the language's own text if the number would mislead. */
export const deadlineTexts = ({ one, many, texts }: LimitWords): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stateDeadlines.flatMap(({ state, ...harms }) =>
      (['injury', 'death'] as const).flatMap((harm) => {
        const years = harms[harm]?.years;
        const id = deadlineId(state, harm);
        if (!years) return [];
        return [[id, texts[id] ?? (years === 1 ? one : many.replace('{count}', String(years)))]];
      }),
    ),
  );
