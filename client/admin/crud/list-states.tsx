import { messages } from '../../../shared/messages';
import { Button } from '../../ui/button';
import { Loading } from '../screen-states';
import { words } from '../words';

type Noun = 'client' | 'user' | 'service';

const box = 'px-6 py-12 text-center';

type ListLoadingProps = { noun: Noun; rows: number };

/** Placeholders for the requested number of rows under the table head; cards on a phone. */
export const ListLoading = ({ noun, rows }: ListLoadingProps) => (
  <Loading text={messages[noun].loading} rows={rows + 1} className="min-h-row max-md:min-h-28" />
);

export const ListError = ({ noun, onRetry }: { noun: Noun; onRetry: () => void }) => (
  <div role="alert" className={box}>
    <p className="font-semibold text-danger">{messages[noun].loadingFailed}</p>
    <p className="mt-1 mb-4 text-sm text-muted">{messages[noun].fetchFailed}.</p>
    <Button look="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
);

type ListFailureProps = { title: string; text: string; onDismiss: () => void };

/** Stays above the rows until dismissed; a toast announces it. */
export const ListFailure = ({ title, text, onDismiss }: ListFailureProps) => (
  <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md border border-danger/30 bg-danger-soft px-4 py-1.5 text-sm text-danger">
    <span>
      <span className="font-semibold">{title}</span>: {text}
    </span>
    <button
      type="button"
      onClick={onDismiss}
      className="min-h-8 px-1 font-semibold underline underline-offset-4"
    >
      Dismiss
    </button>
  </p>
);

type EmptyListProps = { noun: Noun; isSearching: boolean; isFiltered: boolean; onAdd: () => void };

/** Says that the list is empty, and what to do next. */
export const EmptyList = ({ noun, isSearching, isFiltered, onAdd }: EmptyListProps) => {
  const narrowed = isFiltered ? 'Try other filters' : messages[noun].startByAdding;
  return (
    <div role="status" className={box}>
      <p className="font-semibold">{messages[noun].none}</p>
      <p className="mt-1 text-sm text-muted">{isSearching ? messages.list.adjustSearch : narrowed}</p>
      {!isSearching && !isFiltered && (
        <Button className="mt-4" onClick={onAdd}>
          {words.list.add(noun)}
        </Button>
      )}
    </div>
  );
};
