import { useState } from 'react';
import { saveFile } from '../../../lib/download';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { clientWords } from '../client-words';

export const exportPath = '/api/exports/clients.csv';

/** Saves leads as a file. What is asked for goes in a body: it may be somebody's name, and addresses stand in logs. */
export const useExport = () => {
  const { me } = trpc.useUtils().auth;
  const [busy, setBusy] = useState(false);
  const save = async (asked: object) => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await fetch(exportPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(asked),
      });
      // Whether the session has ended is for the one place that deals with it.
      if (answer.status === 401) await me.invalidate();
      else if (answer.ok) saveFile(await answer.blob(), 'clients.csv');
      else toast.error(clientWords.exportFailed);
    } catch {
      toast.error(clientWords.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
