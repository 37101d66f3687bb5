import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api } from './trpc';

/** Whether a passkey can be used here: browsers want https (or localhost), and a name instead of a number. */
export const canUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Has the browser make a passkey, and the server keep it; answers recovery codes where there were none. */
export const addPasskey = async (name: string) => {
  const optionsJSON = await api.passkeys.begin.mutate();
  const made = await startRegistration({ optionsJSON });
  return api.passkeys.add.mutate({ name, response: { ...made, clientExtensionResults: {} } });
};

/** Has the person show a passkey; answers what the server wants to see of it. */
export const showPasskey = async () => {
  const optionsJSON = await api.passkeys.ask.mutate();
  const shown = await startAuthentication({ optionsJSON });
  return { response: { ...shown, clientExtensionResults: {} } };
};
