import { useUnread } from '../live/use-unread';

/** Returns how many conversations wait for an answer of ours; 0 until loaded. */
export const useToAnswer = (): number => {
  const { leads, unknown } = useUnread();
  return leads.length + unknown;
};
