import type { ClientRecord } from '../../../shared/schemas/client';
import { clientWords } from './client-words';
import { useNewLeads } from './use-new-leads';

type NewLeadsNoteProps = {
  rows: readonly ClientRecord[];
  /** Shows the newest leads at the top of the list. */
  onShow: () => void;
};

/** Announces new leads above the list; the rows don't move until the person asks. */
export const NewLeadsNote = ({ rows, onShow }: NewLeadsNoteProps) => {
  const { unseen, forget } = useNewLeads(rows.map(({ id }) => id));
  return (
    <div aria-live="polite">
      {unseen.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md border border-info/30 bg-info-soft px-4 py-1.5 text-sm text-info">
          {clientWords.newLeads(unseen.length)}
          <button
            type="button"
            className="min-h-8 px-1 font-semibold underline underline-offset-4"
            onClick={() => {
              forget();
              onShow();
            }}
          >
            {clientWords.show}
          </button>
        </p>
      )}
    </div>
  );
};
