import type { ProviderName } from '../../shared/schemas/text-account';
import { createDue } from '../core/due/due';
import { createRepeat } from '../core/due/repeat';
import type { Settings as Earlier } from '../documents/create';
import { getOrigin } from '../site/create';
import type { Deps } from './deps';
import type { ProviderOptions, TextProvider } from './providers/provider';
import { createTelnyx, telnyxUrl } from './providers/telnyx';
import { createTwilio, twilioUrl } from './providers/twilio';
import { dueTexts } from './send-texts';
import { findCodeText, mayTextCode } from './service-texts';
import { refreshAccount } from './setup/stored-account';
import type { TextSettings, Texts } from './texts';

const providers = {
  twilio: { create: createTwilio, url: twilioUrl },
  telnyx: { create: createTelnyx, url: telnyxUrl },
};

type Options = Omit<ProviderOptions, 'baseUrl'> & { provider: ProviderName; baseUrl?: string | undefined };

/** Returns the adapter of a provider, at its own address by default. */
export const createProvider = ({ provider, baseUrl, ...options }: Options): TextProvider => {
  const { create, url } = providers[provider];
  return create({ ...options, baseUrl: (baseUrl ?? url).replace(/\/+$/, '') });
};

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  /** The account for texts; without it none are sent. */
  texts?: TextSettings | undefined;
}

const lookEvery = 2000;

/** The parts of this module. A new text is sent right away; the timed work sends what this server could not. */
export const create = (deps: Deps, settings: Settings) => {
  const { models, conversation, agreements, firm, now } = deps;
  const { isShared, publicUrl, networks = [], texts: account = { numbers: [], perSecond: 1 } } = settings;
  const texts: Texts = {
    ...account,
    ...conversation,
    models,
    agreements,
    firm,
    isFixed: account.provider !== undefined || account.numbers.length > 0,
    stored: { version: 0 },
    connect: (access) => createProvider({ ...access, baseUrl: account.baseUrl, networks, now }),
    tellOfPause: (pause) => deps.tellOf.pause(pause),
    tellOfCap: () => deps.tellOf.cap(),
    publicUrl: publicUrl && getOrigin(publicUrl),
    start() {
      if (isShared && !texts.isFixed) looking.start();
    },
    sendSoon: (wait) => due.soon(wait),
    close: async () => void (await Promise.all([looking.close(), due.close()])),
  };
  const looking = createRepeat(() => refreshAccount(texts), { every: lookEvery });
  const due = createDue(dueTexts(texts));
  return { texts, codeTexts: { may: mayTextCode(texts), find: findCodeText(texts) } };
};
