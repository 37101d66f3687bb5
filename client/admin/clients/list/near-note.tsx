import type { Nearness } from '../../../../shared/schemas/client';
import type { Page } from '../../crud/column';
import { listWords } from './list-words';

type NearNoteProps = {
  answer: (Page<unknown> & { near?: Nearness | undefined }) | undefined;
  search: string;
};

/** Says that no lead has the name that was searched for, and explains the rows shown instead. */
export const NearNote = ({ answer, search }: NearNoteProps) => (
  <div role="status">
    {answer?.near && search && (
      <p className="mb-3 text-sm text-muted">{listWords.near[answer.near](search)}</p>
    )}
  </div>
);
