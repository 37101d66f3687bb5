import type { ClientRecord } from '../../../../shared/schemas/client';
import type { SimilarLead } from '../../../../shared/schemas/merge';
import { toFailure } from '../../../lib/failure';
import { dismissToast, toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { reportFailure } from '../../kit/use-action';
import { useRefresh } from '../../shared-queries';
import { type ClientChanges, editable } from '../conflict/merge';
import type { Conflict } from '../conflict/use-client-update';
import { mergeWords } from './merge-words';

const unknown: Partial<ClientRecord> = { status: 'New', assignedTo: null };

/**
 * Returns the base for merging two leads: only the fields that agree, so every field that one of them lacks is a
 * change.
 */
const getCommon = (into: ClientRecord, from: ClientRecord): ClientRecord => ({
  ...into,
  ...(Object.fromEntries(
    editable.map((name) => [name, into[name] === from[name] ? into[name] : (unknown[name] ?? '')]),
  ) as Pick<ClientRecord, 'firstName'>),
});

const getChanges = (lead: ClientRecord): ClientChanges =>
  Object.fromEntries(editable.map((name) => [name, lead[name]]));

/** Presents two leads as the two sides of a conflict. */
export const toMeeting = (into: ClientRecord, from: SimilarLead): Conflict => ({
  base: getCommon(into, from),
  theirs: into,
  mine: getChanges(from),
});

/** The toasts that offer to undo a merge, by the id of the merged lead. An undo from elsewhere dismisses the toast. */
const offers = new Map<string, number>();

/** Merges leads, undoes merges, and reports the result. */
export const useMerge = () => {
  const { client } = trpc.useUtils();
  const refresh = useRefresh('client');

  const undo = async (id: string) => {
    dismissToast(offers.get(id) ?? 0);
    try {
      await client.clients.undoMerge.mutate({ id });
      toast.success(mergeWords.undone);
    } catch (error) {
      reportFailure(mergeWords.undoFailed, error);
    }
    await refresh();
  };
  /** Returns true if the dialog can close. After any error except a conflict, the choices stay. */
  const merge = async (into: ClientRecord, from: SimilarLead, fields: ClientChanges) => {
    const version = ({ id, version }: ClientRecord) => ({ id, version });
    try {
      await client.clients.merge.mutate({ into: version(into), from: version(from), fields });
      const undoing = { label: mergeWords.undo, run: () => undo(from.id) };
      offers.set(from.id, toast.success(mergeWords.done, undoing));
    } catch (error) {
      reportFailure(mergeWords.failed, error);
      // If either lead changed, the choices no longer fit.
      if (toFailure(error).code !== 'CONFLICT') return false;
    }
    await refresh();
    return true;
  };
  return { merge, undo };
};
