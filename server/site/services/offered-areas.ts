import type { SiteAreas } from '../../../shared/area-wording';
import { builtInCaseTypes } from '../../../shared/case-types';
import { settings } from '../../../shared/settings';
import { within } from '../../core/db/deadline';
import type { Models } from '../models';
import type { Edit } from '../pages/file-sender';
import { reword } from './reword';
import { withoutAreas, withoutPages } from './without-areas';

/** The time in milliseconds after which changes on another server are noticed here. */
const keptFor = 2000;
/** The time in milliseconds that the first page after a start waits for the list of areas. */
const firstWithin = 500;

/** The case types that the site leaves out: inactive services, and wider subjects that are switched off. */
const readLeftOut = async (models: Models): Promise<string[]> => {
  const [active, stored] = await Promise.all([
    models.services.find({ status: 1 }).select({ _id: 1 }).lean(),
    models.settings.findById('subjects').lean(),
  ]);
  const { schema, initial } = settings.subjects;
  const { leftOut } = schema.safeParse(stored?.value).data ?? initial;
  const ids = new Set(active.map(({ _id }) => _id));
  // A firm without active services shows the built-in list, like its form.
  const inactive = ids.size === 0 ? [] : builtInCaseTypes.filter(({ id }) => !ids.has(id));
  return [...inactive.map(({ id }) => String(id)), ...leftOut];
};

type Options = {
  models: Models;
  now: () => number;
};

/**
 * The practice areas that the firm takes, by the switches of the desk, and the resulting edits to pages and
 * machine-readable files. If the database is unavailable, the last known state applies; before that, every area shows.
 */
export const createOfferedAreas = ({ models, now }: Options) => {
  let site: Partial<SiteAreas> = {};
  let leftOut: readonly string[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const refresh = () => {
    askedAt = now();
    reading ??= readLeftOut(models)
      .then((areas) => {
        leftOut = areas;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  /** True if a path's page is about nothing that the firm takes. */
  const isLeftOut = (path: string): boolean => {
    const about = site.pages?.[path];
    return about?.split(' ').every((one) => leftOut.includes(one)) ?? false;
  };

  /** The edit that removes areas from a page or a file; undefined if the firm takes every area. */
  const overlay = (path: string): Edit | undefined => {
    if (leftOut.length === 0) return undefined;
    const { pages: all = {}, wordings = {} } = site;
    const pages = Object.keys(all).filter(isLeftOut);
    const prefix = Object.keys(wordings).find((one) => one && (path === one || path.startsWith(`${one}/`)));
    const change = path.endsWith('.xml')
      ? (text: string) => withoutPages(text, pages)
      : (html: string) => reword(withoutAreas(html, leftOut, pages), wordings[prefix ?? ''] ?? [], leftOut);
    return { name: `without ${leftOut.join(' ')}`, change };
  };

  return {
    /** Call once it is known which areas the pages are about. */
    setAreas(areas: Partial<SiteAreas>) {
      site = areas;
    },

    /** Call before serving a page; only the first one waits, and not for long. */
    async look() {
      const isFirst = askedAt === Number.NEGATIVE_INFINITY;
      if (now() - askedAt < keptFor) return;
      const pending = refresh().catch(() => undefined);
      if (isFirst) await within(firstWithin, pending).catch(() => undefined);
    },

    /** Call after every change of a switch, so that this server's next page shows it. */
    async reload() {
      await reading?.catch(() => undefined);
      await refresh().catch(() => undefined);
    },

    isLeftOut,

    overlay,

    /** Applies the edit to a page's text. */
    withOverlay: (path: string, html: string): string => overlay(path)?.change(html) ?? html,
  };
};

export type OfferedAreas = ReturnType<typeof createOfferedAreas>;
