import { within } from '../../core/db/deadline';
import type { Models } from '../models';
import type { Edit } from '../pages/file-sender';
import type { BuiltRegister } from './built-register';
import { getOverlay } from './overlay';

/** How long another server's change may go unnoticed here, in milliseconds. */
const keptFor = 2000;
/** How long the first page after a start waits for what staff have laid over it. */
const firstWithin = 500;

type Options = {
  models: Models;
  now: () => number;
  built: BuiltRegister;
  /** What else is laid over a page or a file, after the statements. */
  alsoLaid?: (path: string) => Edit | undefined;
};

/** Two changes of the same file, one after the other. */
const both = (one: Edit | undefined, other: Edit | undefined): Edit | undefined =>
  one && other
    ? { name: `${one.name} ${other.name}`, change: (text) => other.change(one.change(text)) }
    : (one ?? other);

/**
 * The register of the last build with what staff have done to it. What was read last is laid over the pages for as
 * long as the database is away; before it was read for the first time they are served as they were built.
 */
export const createStatements = ({ models, now, built, alsoLaid }: Options) => {
  let kept: { day: string; edits: Parameters<typeof getOverlay>[1] } | undefined;
  let overlay: ReadonlyMap<string, Edit> = new Map();
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const today = () => new Date(now()).toISOString().slice(0, 10);

  const read = async () => {
    const [edits, notices] = await Promise.all([
      models.statementEdits.find().lean(),
      models.pageNotices.find().lean(),
    ]);
    kept = { day: today(), edits: { edits, notices } };
    overlay = getOverlay(built, kept.edits, kept.day);
  };
  const refresh = () => {
    askedAt = now();
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  /** What is laid over a page or a file; a notice whose last day has passed is gone without a read. */
  const findOverlay = (path: string): Edit | undefined => {
    if (kept && kept.day !== today()) {
      kept = { ...kept, day: today() };
      overlay = getOverlay(built, kept.edits, kept.day);
    }
    return both(overlay.get(path), alsoLaid?.(path));
  };

  return {
    built,
    today,

    /** To be called before a page is served; only the first one waits, and not for long. */
    async look() {
      const isFirst = askedAt === Number.NEGATIVE_INFINITY;
      if (now() - askedAt < keptFor) return;
      const pending = refresh().catch(() => undefined);
      if (isFirst) await within(firstWithin, pending).catch(() => undefined);
    },

    /** To be called after every write, so that the next page of this server shows it. */
    async reload() {
      await reading?.catch(() => undefined);
      await refresh();
    },

    overlay: findOverlay,

    /** A page that is kept as a text, with what is laid over it. */
    withOverlay: (path: string, html: string): string => findOverlay(path)?.change(html) ?? html,
  };
};

export type Statements = ReturnType<typeof createStatements>;
