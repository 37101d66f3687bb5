import type { Caller } from '../core/caller';
import { conflict } from '../core/http/trpc';
import type { Deps } from './deps';

const whyNot = {
  open: 'The conflict check found names that a person must decide about first.',
  refused: 'The conflict check was decided against this client. No agreement can be sent.',
} as const;
const whyNotNow = {
  open: 'The conflict check ran again and found names that a person must decide about before the firm signs.',
  refused: 'The conflict check was decided against this client. The firm cannot sign.',
} as const;

type Signer = { name: string; for?: string | undefined };
type Signing = { leadId: string; signers: readonly Signer[]; isLast?: boolean };

/**
 * Runs the conflict check if something changed since the last one, and throws (409) unless it is clear or waived.
 * `isLast` always runs it, because the firm may know more names now.
 */
export const refuseUnchecked = async (
  { agreements, conflictStanding }: Deps,
  caller: Caller,
  { leadId, signers, isLast = false }: Signing,
): Promise<void> => {
  if (agreements.conflictCheck === 'warn') return;
  const names = signers.flatMap((signer) => [signer.name, signer.for ?? '']).filter(Boolean);
  const standing = await conflictStanding(leadId, { caller, signers: names, always: isLast });
  if (standing === 'clear' || standing === 'waived') return;
  throw conflict((isLast ? whyNotNow : whyNot)[standing], 'CONFLICT_CHECK_NEEDED');
};
