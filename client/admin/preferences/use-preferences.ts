import { type Preferences, usualPreferences } from '../../../shared/schemas/lists';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';

/** This person's preferences; a choice applies immediately and on their other devices. */
export const usePreferences = () => {
  const { preferences } = trpc.useUtils();
  const { data } = trpc.preferences.get.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const save = trpc.preferences.save.useMutation({
    onError: (error) => {
      if (toFailure(error).code !== 'UNAUTHORIZED') toast.error('Your choice could not be saved');
      preferences.get.invalidate();
    },
  });
  return {
    chosen: data ?? usualPreferences,
    /** True once the server has sent the person's choices. */
    isKnown: data !== undefined,
    choose: async (change: Partial<Preferences>) => {
      // An earlier answer still on its way would overwrite the choice.
      await preferences.get.ensureData().catch(() => undefined);
      preferences.get.setData(undefined, (before = usualPreferences) => ({ ...before, ...change }));
      save.mutate(change);
    },
  };
};
