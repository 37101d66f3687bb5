import { useEffect, useEffectEvent } from 'react';
import { canOfferPasskeys, offerPasskey, stopOffering } from '../../lib/passkeys';
import type { Inputs } from '../../lib/trpc';

type Chosen = Inputs['passkeys']['signIn'];

/** The server accepts a response to its challenge for five minutes, but a page may stay open for hours. */
const asksAgainAfter = 4 * 60_000;
const looksEvery = 30_000;

/**
 * While open, lets the browser offer passkeys in the username field. If it cannot, or has none, nothing happens: the
 * button and the password remain.
 */
export const usePasskeyOffer = (isOpen: boolean, onChosen: (chosen: Chosen) => void) => {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOpen) return;
    const ended = new AbortController();
    let askedAt = Number.NEGATIVE_INFINITY;
    const offer = async () => {
      if (document.hidden || Date.now() - askedAt < asksAgainAfter) return;
      askedAt = Date.now();
      try {
        const chosen = (await canOfferPasskeys()) && (await offerPasskey(ended.signal));
        if (chosen && !ended.signal.aborted) choose(chosen);
      } catch {
        // Aborted, or nothing to offer: the person did nothing that could fail.
      }
    };
    offer();
    const timer = setInterval(offer, looksEvery);
    document.addEventListener('visibilitychange', offer);
    return () => {
      ended.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', offer);
      stopOffering();
    };
  }, [isOpen]);
};
