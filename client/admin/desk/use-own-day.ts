import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';

/** Fetches only the signed-in person's figures for today. */
export const useOwnDay = () => trpc.reports.ownDay.useQuery({ timeZone: timeZone() });
