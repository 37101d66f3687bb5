import { trpc } from '../../lib/trpc';

const minute = 60_000;

/** Returns the firm's reasons for turning a lead down. */
export const useReasons = (): readonly string[] =>
  trpc.desk.reasons.useQuery(undefined, { staleTime: minute }).data ?? [];
