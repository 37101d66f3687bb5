import { createProvider } from '../texting/create';
import type { TextSettings } from '../texting/texts';
import type { Env } from './env';

/** The firm's account for texts, from the environment. A stand-in may be in a network of WEBHOOK_NETWORKS. */
export const textSettings = (env: Env): TextSettings => {
  const { TEXTS_PROVIDER, TEXTS_BASE_URL: baseUrl, TEXTS_FROM, TEXTS_CAMPAIGN: forAll } = env;
  const numbers = TEXTS_FROM.map((entry) => {
    const [, number = '', own = forAll] = /^(\S+)(?: (.+))?$/.exec(entry) ?? [];
    return { number, registration: own };
  });
  const provider =
    TEXTS_PROVIDER &&
    createProvider({
      provider: TEXTS_PROVIDER,
      baseUrl,
      account: env.TEXTS_ACCOUNT ?? '',
      token: env.TEXTS_TOKEN ?? '',
      publicKey: env.TEXTS_PUBLIC_KEY,
      networks: env.WEBHOOK_NETWORKS,
      now: Date.now,
    });
  return { provider, numbers, baseUrl, perSecond: env.TEXTS_PER_SECOND };
};
