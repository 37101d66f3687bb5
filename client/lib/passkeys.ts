import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { api } from './trpc';

/** True if passkeys work here: browsers require https (or localhost), and a name instead of an IP address. */
export const canUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Creates a passkey in the browser and stores it on the server; returns recovery codes if there were none. */
export const addPasskey = async (name: string) => {
  const optionsJSON = await api.passkeys.begin.mutate();
  const registration = await startRegistration({ optionsJSON });
  return api.passkeys.add.mutate({ name, response: { ...registration, clientExtensionResults: {} } });
};

const ask = async (where: { signal?: AbortSignal; useBrowserAutofill?: boolean }) => {
  const { signal, useBrowserAutofill } = where;
  const optionsJSON = await api.passkeys.ask.mutate(undefined, { signal });
  // The library cancels any earlier request: an abandoned one must not cancel one that someone waits for.
  signal?.throwIfAborted();
  const shown = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return { response: { ...shown, clientExtensionResults: {} } };
};

/** Asks the person for a passkey; returns the proof for the server. */
export const showPasskey = () => ask({});

/** True if the browser can offer passkeys while it autofills a field. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await browserSupportsWebAuthnAutofill());

/** Offers passkeys in the field with `autocomplete="… webauthn"`; resolves when one is chosen there. */
export const offerPasskey = (signal: AbortSignal) => ask({ signal, useBrowserAutofill: true });

/** Withdraws the offer, so that nothing can be chosen there. */
export const stopOffering = () => WebAuthnAbortService.cancelCeremony();
