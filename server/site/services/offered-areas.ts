import type { AreaWording, SiteAreas } from '../../../shared/area-wording';
import { builtInCaseTypes } from '../../../shared/case-types';
import { settings } from '../../../shared/settings';
import { within } from '../../core/db/deadline';
import type { Models } from '../models';
import type { Edit } from '../pages/file-sender';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (values: readonly string[]) => values.map(literal).join('|');

/** A list item ends where the next one starts, or the list ends: the build omits end tags that HTML implies. */
const endOfItem = '(?=<li[ >]|</[uo]l>)';

/**
 * Removes practice areas from a page: their list entries, their choices in the form, and groups that become empty.
 * Sentences stay, without the link. `leftOut` are case types, `pages` the paths of their pages.
 */
const withoutAreas = (html: string, leftOut: readonly string[], pages: readonly string[]): string => {
  const isGone = (_: string, areas: string) => areas.split(' ').every((one) => leftOut.includes(one));
  const areas = oneOf(leftOut);
  const dropGroup = (match: string, ...groups: string[]) => (isGone(match, groups.at(-3) ?? '') ? '' : match);
  const shorter = html
    .replace(new RegExp(`<li(?=[^>]* data-area="(?:${areas})")[^>]*>.*?${endOfItem}`, 'gs'), '')
    .replace(new RegExp(`<option(?=[^>]* value="(?:${areas})")[^>]*>.*?(?=<option[ >]|</select>)`, 'gs'), '')
    .replace(/<(section|details|div|p)(?=[^>]* data-areas="([^"]*)")[^>]*>.*?<\/\1>/gs, dropGroup)
    .replace(new RegExp(`<li(?=[^>]* data-areas="([^"]*)")[^>]*>.*?${endOfItem}`, 'gs'), dropGroup)
    .replace(/<section(?=[^>]* data-month=)[^>]*>(?:(?!<\/section>).)*<ul[^>]*><\/ul><\/section>/gs, '')
    .replaceAll('data-island="form"', `data-island="form" data-without="${leftOut.join(' ')}"`);
  if (pages.length === 0) return shorter;
  const link = new RegExp(`<a(?=[^>]* href="(?:${oneOf(pages)})(?:[?#][^"]*)?")[^>]*>(.*?)</a>`, 'gs');
  return shorter.replace(link, '$1');
};

/** Removes pages from a sitemap. */
const withoutPages = (sitemap: string, pages: readonly string[]): string =>
  sitemap.replace(new RegExp(`<url><loc>https?://[^/<]*(?:${oneOf(pages)})</loc>.*?</url>\\n?`, 'gs'), '');

const join = (texts: readonly string[], last: string) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`;

const getWords = (wording: AreaWording, leftOut: readonly string[]): string => {
  const isGone = (one: string) => leftOut.includes(one);
  if ('kinds' in wording) {
    const offered = wording.kinds.filter(({ areas }) => !areas.every(isGone)).map(({ text }) => text);
    return offered.length === 0 ? wording.said : join(offered, wording.last);
  }
  const applies = wording.when === 'all' ? wording.areas.every(isGone) : wording.areas.some(isGone);
  return applies ? wording.instead : wording.said;
};

/** Replaces the phrases of a page that name practice areas which are left out, in the order of the list. */
const reword = (html: string, wordings: readonly AreaWording[], leftOut: readonly string[]): string =>
  wordings.reduce((text, wording) => text.replaceAll(wording.said, () => getWords(wording, leftOut)), html);

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
