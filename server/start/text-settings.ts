import { createTelnyx, telnyxUrl } from '../messages/texts/providers/telnyx';
import { createTwilio, twilioUrl } from '../messages/texts/providers/twilio';
import type { TextSettings } from '../messages/texts/texts';
import type { Env } from './env';

const providers = {
  twilio: { create: createTwilio, url: twilioUrl },
  telnyx: { create: createTelnyx, url: telnyxUrl },
};

/** The firm's account for texts, from the environment. A stand-in may be in a network of WEBHOOK_NETWORKS. */
export const textSettings = (env: Env): TextSettings => {
  const { TEXTS_PROVIDER: name, TEXTS_FROM, TEXTS_CAMPAIGN: forAll, TEXTS_PER_SECOND: perSecond } = env;
  const numbers = TEXTS_FROM.map((entry) => {
    const [, number = '', own = forAll] = /^(\S+)(?: (.+))?$/.exec(entry) ?? [];
    return { number, registration: own };
  });
  if (!name) return { numbers, perSecond };
  const { create, url } = providers[name];
  const provider = create({
    baseUrl: (env.TEXTS_BASE_URL ?? url).replace(/\/+$/, ''),
    account: env.TEXTS_ACCOUNT ?? '',
    token: env.TEXTS_TOKEN ?? '',
    publicKey: env.TEXTS_PUBLIC_KEY,
    networks: env.WEBHOOK_NETWORKS,
    now: Date.now,
  });
  return { provider, numbers, perSecond };
};
