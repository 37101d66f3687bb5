import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { api } from './trpc';

/** Whether a passkey can be used here: browsers want https (or localhost), and a name instead of a number. */
export const canUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Has the browser make a passkey, and the server keep it; answers recovery codes where there were none. */
export const addPasskey = async (name: string) => {
  const optionsJSON = await api.passkeys.begin.mutate();
  const registration = await startRegistration({ optionsJSON });
  return api.passkeys.add.mutate({ name, response: { ...registration, clientExtensionResults: {} } });
};

const ask = async (where: { signal?: AbortSignal; useBrowserAutofill?: boolean }) => {
  const { signal, useBrowserAutofill } = where;
  const optionsJSON = await api.passkeys.ask.mutate(undefined, { signal });
  // The library ends whatever was asked before: what nobody waits for may not end what somebody does.
  signal?.throwIfAborted();
  const shown = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return { response: { ...shown, clientExtensionResults: {} } };
};

/** Has the person show a passkey; answers what the server wants to see of it. */
export const showPasskey = () => ask({});

/** Whether the browser can offer passkeys among what it fills into a field. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await browserSupportsWebAuthnAutofill());

/** Offers passkeys in the field with `autocomplete="… webauthn"`; answers when one is chosen there. */
export const offerPasskey = (signal: AbortSignal) => ask({ signal, useBrowserAutofill: true });

/** Takes back what is offered, so that nothing is chosen there any more. */
export const stopOffering = () => WebAuthnAbortService.cancelCeremony();
