import { hour } from '../../../shared/durations';
import type { CallDoc } from '../../leads/store/desk-fields';
import { isOpenFor } from './open-hours';
import type { Whereabouts } from './places';
import { firmMost } from './quiet-hours';

type Callable = Whereabouts & {
  phoneE164?: string | undefined;
  phoneMark?: string | undefined;
  calls?: readonly CallDoc[] | undefined;
};

/**
 * Returns which of many leads may be called at one time, by the person's local hour, the number's mark and the tries of
 * the last day. Use it to sort work; the gate, which also knows the ledger, decides about each call.
 */
export const callableTest = (at: number) => {
  const isOpen = isOpenFor(at);
  return ({ state, zip, phoneNumber, phoneE164, phoneMark, calls = [] }: Callable): boolean => {
    const tries = calls.filter((call) => call.at.getTime() > at - firmMost.hours * hour);
    return (
      !phoneMark &&
      tries.length < firmMost.count &&
      isOpen({ state, zip, phoneNumber: phoneE164 ?? phoneNumber })
    );
  };
};
