import type { Settings as Earlier } from '../documents/create';
import { getOrigin } from '../site/create';
import { findCodeText, mayTextCode } from './code-text';
import { createTexts } from './create-texts';
import type { Deps } from './deps';
import { createProvider } from './providers/create-provider';
import type { TextSettings } from './texts';

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  /** The account for texts; without it none are sent. */
  texts?: TextSettings | undefined;
}

/** The parts of this module. */
export const create = (deps: Deps, settings: Settings) => {
  const { conversation, agreements, firm, now } = deps;
  const { publicUrl, networks = [], texts: account = { numbers: [], perSecond: 1 } } = settings;
  const texts = createTexts(
    {
      ...account,
      ...conversation,
      models: deps.models,
      connect: (access) => createProvider({ ...access, baseUrl: account.baseUrl, networks, now }),
      agreements,
      firm,
      tellOfPause: (pause) => deps.tellOf.pause(pause),
      tellOfCap: () => deps.tellOf.cap(),
      publicUrl: publicUrl && getOrigin(publicUrl),
    },
    settings,
  );
  return { texts, codeTexts: { may: mayTextCode(texts), find: findCodeText(texts) } };
};
