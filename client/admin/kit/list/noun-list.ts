import { messages } from '../../../../shared/messages';
import { useRefresh } from '../../shared-queries';
import { words } from '../../words';

/** The texts that the three great lists have in common, what is refetched after a change, and their page size. */
export const nounList = (noun: 'client' | 'user' | 'service') => {
  const { loading, loadingFailed, fetchFailed, none, startByAdding } = messages[noun];
  return {
    label: `Table of ${noun}s`,
    add: `Add ${noun}`,
    search: { label: words.list.search(noun) },
    loading,
    failed: loadingFailed,
    reason: `${fetchFailed}.`,
    none: { title: none, text: startByAdding },
    noneMatching: { title: none, text: 'Try other filters' },
    noneFound: { title: none, text: messages.list.adjustSearch },
    hasOwnLimit: true,
    useRefreshAll: () => useRefresh(noun),
  } as const;
};

/** The texts for deleting a record of these lists. */
export const nounRemoval = (noun: 'client' | 'user' | 'service') => ({
  done: messages[noun].deleted,
  failed: messages[noun].deleteFailed,
  failure: messages[noun].removeFailed,
});
