import type { ClientRecord } from '../../../../shared/schemas/client';
import type { SimilarLead } from '../../../../shared/schemas/merge';
import { toFailure } from '../../../lib/failure';
import { dismissToast, toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { useRefresh } from '../../shared-queries';
import { type ClientChanges, editable } from '../conflict/merge';
import type { Conflict } from '../conflict/use-client-update';
import { mergeWords } from './merge-words';

const unknown: Partial<ClientRecord> = { status: 'New', assignedTo: null };

/** What both leads begin from: what they agree on, and nothing else, so that all that only one knows is a change. */
const getCommon = (into: ClientRecord, from: ClientRecord): ClientRecord => ({
  ...into,
  ...(Object.fromEntries(
    editable.map((name) => [name, into[name] === from[name] ? into[name] : (unknown[name] ?? '')]),
  ) as Pick<ClientRecord, 'firstName'>),
});

const getChanges = (lead: ClientRecord): ClientChanges =>
  Object.fromEntries(editable.map((name) => [name, lead[name]]));

/** Two leads as the two sides of a conflict. */
export const toMeeting = (into: ClientRecord, from: SimilarLead): Conflict => ({
  base: getCommon(into, from),
  theirs: into,
  mine: getChanges(from),
});

/** The message that offers to undo a merge, by the lead that went: undone elsewhere, it offers nothing any more. */
const offers = new Map<string, number>();

/** Merges leads and parts them again, and says how that went. */
export const useMerge = () => {
  const { client } = trpc.useUtils();
  const refresh = useRefresh('client');

  const undo = async (id: string) => {
    dismissToast(offers.get(id) ?? 0);
    try {
      await client.clients.undoMerge.mutate({ id });
      toast.success(mergeWords.undone);
    } catch (error) {
      const { title, description } = mergeWords.undoFailed;
      toast.error({ title, description: toFailure(error).message ?? description });
    }
    await refresh();
  };
  /** Answers whether this meeting is over: a server that did not answer leaves the choice as it is. */
  const merge = async (into: ClientRecord, from: SimilarLead, fields: ClientChanges) => {
    const version = ({ id, version }: ClientRecord) => ({ id, version });
    try {
      await client.clients.merge.mutate({ into: version(into), from: version(from), fields });
      const undoing = { label: mergeWords.undo, run: () => undo(from.id) };
      offers.set(from.id, toast.success(mergeWords.done, undoing));
    } catch (error) {
      const { title, description } = mergeWords.failed;
      const { code, message } = toFailure(error);
      toast.error({ title, description: message ?? description });
      // Of two leads that are other by now another choice is to be made.
      if (code !== 'CONFLICT') return false;
    }
    await refresh();
    return true;
  };
  return { merge, undo };
};
