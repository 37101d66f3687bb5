import { within } from '../../core/db/deadline';
import type { Models } from '../models';
import type { Edit } from '../pages/file-sender';
import type { BuiltRegister } from './built-register';
import { getOverlay } from './overlay';

/** The time in milliseconds after which changes on another server are noticed here. */
const keptFor = 2000;
/** The time in milliseconds that the first page after a start waits for the staff's changes. */
const firstWithin = 500;

type Options = {
  models: Models;
  now: () => number;
  built: BuiltRegister;
  /** An additional edit to a page or a file, applied after the statements. */
  otherOverlay?: (path: string) => Edit | undefined;
};

/** Combines two edits of the same file. */
const both = (one: Edit | undefined, other: Edit | undefined): Edit | undefined =>
  one && other
    ? { name: `${one.name} ${other.name}`, change: (text) => other.change(one.change(text)) }
    : (one ?? other);

/**
 * The register of the last build with the staff's changes. If the database is unavailable, the last known changes
 * apply; before they are first read, pages are served as built.
 */
export const createStatements = ({ models, now, built, otherOverlay }: Options) => {
  let current: { day: string; edits: Parameters<typeof getOverlay>[1] } | undefined;
  let overlay: ReadonlyMap<string, Edit> = new Map();
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const today = () => new Date(now()).toISOString().slice(0, 10);

  const read = async () => {
    const [edits, notices] = await Promise.all([
      models.statementEdits.find().lean(),
      models.pageNotices.find().lean(),
    ]);
    current = { day: today(), edits: { edits, notices } };
    overlay = getOverlay(built, current.edits, current.day);
  };
  const refresh = () => {
    askedAt = now();
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  /** The edit to a page or a file; a notice past its last day disappears without a read. */
  const findOverlay = (path: string): Edit | undefined => {
    if (current && current.day !== today()) {
      current = { ...current, day: today() };
      overlay = getOverlay(built, current.edits, current.day);
    }
    return both(overlay.get(path), otherOverlay?.(path));
  };

  return {
    built,
    today,

    /** Call before serving a page; only the first one waits, and not for long. */
    async look() {
      const isFirst = askedAt === Number.NEGATIVE_INFINITY;
      if (now() - askedAt < keptFor) return;
      const pending = refresh().catch(() => undefined);
      if (isFirst) await within(firstWithin, pending).catch(() => undefined);
    },

    /** Call after every write, so that this server's next page shows it. */
    async reload() {
      await reading?.catch(() => undefined);
      await refresh();
    },

    overlay: findOverlay,

    /** Applies the edit to a page's text. */
    withOverlay: (path: string, html: string): string => findOverlay(path)?.change(html) ?? html,
  };
};

export type Statements = ReturnType<typeof createStatements>;
