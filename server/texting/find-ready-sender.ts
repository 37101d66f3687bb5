import type { TRPCError } from '@trpc/server';
import { getGateSentence } from '../conversation/refused-by-gate';
import { getProviderError } from '../conversation/rules/provider-errors';
import { conflict } from '../core/http/trpc';
import { findPause } from './pause-number';
import { isTextless } from './textless-number';
import { findSender, type Texts } from './texts';

/** Returns the number of ours that texts a person now, or why none can. */
export const findReadySender = async (
  texts: Texts,
  phoneKey: string,
): Promise<{ from: string; refusal?: undefined } | { from?: undefined; refusal: TRPCError }> => {
  if (await isTextless(texts, phoneKey))
    return { refusal: conflict(getGateSentence('NO_TEXTS')!, 'NO_TEXTS') };
  const from = (await findSender(texts, phoneKey))!;
  const paused = await findPause(texts, from);
  return paused ? { refusal: conflict(getProviderError(paused).sentence, 'TEXTS_PAUSED') } : { from };
};
