import { toFailure } from '../../lib/failure';
import { authWords, inWords } from '../words';

/** The message for a failed call; `otherwise` if nothing better is known. */
export const getProblem = (error: unknown, otherwise: string): string => {
  const { code, retryAfter, issues } = toFailure(error);
  if (code === 'TOO_MANY_REQUESTS') return authWords.tooMany(inWords(retryAfter ?? 60));
  if (code === 'OFFLINE' || code === 'UNKNOWN') return authWords.offline;
  return issues[0]?.message ?? otherwise;
};
