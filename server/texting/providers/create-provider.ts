import type { ProviderName } from '../../../shared/schemas/text-account';
import type { ProviderOptions, TextProvider } from './provider';
import { createTelnyx, telnyxUrl } from './telnyx';
import { createTwilio, twilioUrl } from './twilio';

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
