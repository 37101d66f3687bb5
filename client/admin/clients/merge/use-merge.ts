import type { ClientRecord } from '../../../../shared/schemas/client';
import type { SimilarLead } from '../../../../shared/schemas/merge';
import { toFailure } from '../../../lib/failure';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { type ClientChanges, editable } from '../conflict/merge';
import type { Conflict } from '../conflict/use-client-update';
import { mergeWords } from './merge-words';

/** What both leads begin from: nothing, so that all that one of them knows is a change. */
const blank = (lead: ClientRecord): ClientRecord => ({
  ...lead,
  ...(Object.fromEntries(editable.map((name) => [name, ''])) as Pick<ClientRecord, 'firstName'>),
  status: 'New',
  assignedTo: null,
});

const changesOf = (lead: ClientRecord): ClientChanges =>
  Object.fromEntries(editable.map((name) => [name, lead[name]]));

/** Two leads as the two sides of a conflict. */
export const meetingOf = (into: ClientRecord, from: SimilarLead): Conflict => ({
  base: blank(into),
  theirs: into,
  mine: changesOf(from),
});

/** Merges leads and parts them again, and says how that went. */
export const useMerge = () => {
  const { clients, client, dashboard } = trpc.useUtils();
  const refresh = () => Promise.all([clients.invalidate(), dashboard.invalidate()]);

  const undo = async (id: string) => {
    try {
      await client.clients.undoMerge.mutate({ id });
      toast.success(mergeWords.undone);
    } catch (error) {
      const { title, description } = mergeWords.undoFailed;
      toast.error({ title, description: toFailure(error).message ?? description });
    }
    await refresh();
  };
  const merge = async (into: ClientRecord, from: SimilarLead, fields: ClientChanges) => {
    const version = ({ id, version }: ClientRecord) => ({ id, version });
    try {
      await client.clients.merge.mutate({ into: version(into), from: version(from), fields });
      toast.success(mergeWords.done, { label: mergeWords.undo, run: () => undo(from.id) });
    } catch (error) {
      const { title, description } = mergeWords.failed;
      toast.error({ title, description: toFailure(error).message ?? description });
    }
    await refresh();
    return true;
  };
  return { merge, undo };
};
