import type { Server } from 'node:http';
import type { SiteAreas } from '../../shared/area-wording';
import type { Firm } from '../../shared/firm';
import type { Settings as Earlier } from '../core/create';
import type { Deps } from './deps';
import { builtPages } from './pages/built-pages';
import type { PageConfig } from './pages/page-edits';
import type { MountedPages, Pages } from './pages/pages';
import { createRuleBook } from './rules/rule-book';
import { createOfferedAreas } from './services/offered-areas';

type PagesOptions = PageConfig & {
  /** The built `dist/client`. */
  distDir: string;
  /** In development Vite renders the pages, and its hot reload uses this server. */
  dev?: { server: Server };
};

/** Serves the public pages, the staff shell and their files; responds to every request that reaches it. */
const createPages = async ({ distDir, dev, ...config }: PagesOptions): Promise<Pages> => {
  if (!dev) return builtPages(distDir, config);
  const { devPages } = await import('./pages/dev-pages');
  return devPages(dev.server, config);
};

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  /**
   * The built `dist/client`, and in development the server that Vite's hot reload uses; if missing, only the API is
   * served.
   */
  site?: { distDir: string; dev?: { server: Server } };
  /** In a test, instead of the built site's. */
  areas?: Partial<SiteAreas>;
  pages?: MountedPages;
  firm?: () => Promise<Firm>;
}

/** The address without slashes at its end. */
export const getOrigin = (url: string) => url.replace(/\/+$/, '');

/** The parts of this module, most of them from the built site. A command has none. */
export const create = async ({ models, now }: Deps, settings: Settings) => {
  const { site, publicUrl } = settings;
  const offers = createOfferedAreas({ models, now });
  const { overlay, isLeftOut, look: refresh } = offers;
  const pages = site && (await createPages({ ...site, overlay, isLeftOut, refresh }));
  const areas = { ...pages?.areas, ...settings.areas };
  offers.setAreas(areas);
  const builtFirm = async () => {
    if (!pages) throw new Error('Without pages nobody knows the firm');
    return { ...(await pages.firm()), ...(publicUrl && { origin: getOrigin(publicUrl) }) };
  };
  const firm = settings.firm ?? builtFirm;
  // Commands run before a build, too.
  const isFirmKnown = Boolean(pages || settings.firm);
  const built = pages && { ...pages, form: await pages.formPages(), strictContent: !site?.dev };
  return {
    offers,
    rules: createRuleBook({ models, now }),
    firm,
    timeZone: isFirmKnown ? (await firm()).timeZone : 'UTC',
    site: { pages: settings.pages ?? built, isFirmKnown, leftOut: areas.leftOut, close: pages?.close },
  };
};
