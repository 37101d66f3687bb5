import type { SiteAreas } from '../../shared/area-wording';
import type { AppOptions } from '../app';
import type { Deps } from '../operations/deps';
import { readBuiltForms } from '../proof/witness/built-forms';
import { createPages } from '../site/pages/create-pages';
import { createOfferedAreas } from '../site/services/offered-areas';
import type { Overrides, Settings } from './parts-settings';

type Options = Pick<Deps, 'models' | 'now'> & { settings: Settings; overrides: Overrides };

/** The address without slashes at its end. */
export const getOrigin = (url: string) => url.replace(/\/+$/, '');

/** Creates the parts that depend on the built site: pages, forms and the firm's name. A command has no site. */
export const createSiteParts = async ({ models, now, settings, overrides }: Options) => {
  const { site, publicUrl } = settings;
  let areas: Partial<SiteAreas> = {};
  const offers = createOfferedAreas({ models, now, areas: () => areas });
  const pages =
    site &&
    (await createPages({
      ...site,
      overlay: offers.overlay,
      isLeftOut: offers.isLeftOut,
      refresh: offers.look,
    }));
  areas = { ...pages?.areas, ...overrides.areas };
  const builtFirm = async () => {
    if (!pages) throw new Error('Without pages nobody knows the firm');
    return { ...(await pages.firm()), ...(publicUrl && { origin: getOrigin(publicUrl) }) };
  };
  const firm = overrides.firm ?? builtFirm;
  // Commands run before a build, too.
  const isFirmKnown = Boolean(pages || overrides.firm);
  const app: AppOptions['pages'] =
    overrides.pages ??
    (pages && {
      handler: pages.handler,
      form: await pages.formPages(),
      concern: pages.concern,
      signing: pages.signing,
      strictContent: !site?.dev,
      frames: pages.frames,
      inlineScripts: pages.inlineScripts,
    });
  return {
    offers,
    pages,
    /** The pages as the app mounts them. */
    app,
    firm,
    isFirmKnown,
    timeZone: isFirmKnown ? (await firm()).timeZone : 'UTC',
    forms: overrides.forms ?? (site ? readBuiltForms(site.distDir) : []),
    leftOut: areas.leftOut,
  };
};
