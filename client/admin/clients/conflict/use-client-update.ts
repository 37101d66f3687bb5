import { useState } from 'react';
import type { AuditRecord } from '../../../../shared/schemas/audit';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { toFailure } from '../../../lib/failure';
import { trpc } from '../../../lib/trpc';
import { useRefresh } from '../../shared-queries';
import { type ClientChanges, changesTo, type Merge } from './merge';

export type Conflict = {
  base: ClientRecord;
  theirs: ClientRecord;
  mine: ClientChanges;
  /** The comparison, if the server made it. */
  merge?: Merge;
  /** The timeline entry of their change. */
  by?: AuditRecord;
};

/**
 * Saves changes against the version that was opened. If someone else saved in between, it holds both versions until the
 * person chooses.
 */
export const useClientUpdate = (opened: ClientRecord | undefined) => {
  const update = trpc.clients.update.useMutation();
  const { clients, client: api } = trpc.useUtils();
  const refresh = useRefresh('client');
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const send = async (base: ClientRecord, changes: ClientChanges): Promise<boolean> => {
    const { id, version } = base;
    try {
      const saved = await update.mutateAsync({ id, version, ...changes });
      clients.get.setData({ id }, saved);
      // A status can create tasks, and a new number can change the contact gate's answer.
      await refresh();
      setConflict(null);
      return true;
    } catch (error) {
      if (toFailure(error).code !== 'CONFLICT') throw error;
      const [theirs, timeline] = await Promise.all([
        api.clients.get.query({ id }),
        api.clients.timeline.query({ id }),
      ]);
      setConflict({ base, theirs, mine: changes, by: timeline.find(({ action }) => action === 'update') });
      return false;
    }
  };

  return {
    conflict,
    leaveConflict: () => setConflict(null),
    /** Sends the fields that differ from the opened record; false if there is a conflict. */
    save: async (values: ClientChanges) => {
      if (!opened) return false;
      const changes = changesTo(opened, values);
      return Object.keys(changes).length === 0 || send(opened, changes);
    },
    /** Saves the choices on top of the other person's version. */
    saveChosen: (chosen: ClientChanges) =>
      conflict ? send(conflict.theirs, changesTo(conflict.theirs, chosen)) : Promise.resolve(false),
  };
};
