import { useState } from 'react';
import { followDownload, saveFile } from '../../../lib/download';
import { toFailure } from '../../../lib/failure';
import { toast } from '../../../lib/toasts';
import { api, trpc } from '../../../lib/trpc';
import { clientWords } from '../client-words';

export const exportPath = '/api/exports/clients.csv';

/** Exports leads as a file; asks for the password again if the last time was a while ago. */
export const useExport = () => {
  const { me } = trpc.useUtils().auth;
  const [busy, setBusy] = useState(false);
  const whenProven = async (go: () => unknown) => {
    if (busy) return;
    setBusy(true);
    try {
      // Ask for the proof first, because a download that the browser makes from a link cannot.
      await api.auth.proven.query();
      await go();
    } catch (error) {
      const { code, message } = toFailure(error);
      if (code === 'UNAUTHORIZED') await me.invalidate();
      else toast.error({ ...clientWords.exportFailed, ...(message && { description: message }) });
    } finally {
      setBusy(false);
    }
  };
  /** Sends the query in a body: it may contain a person's name, and addresses appear in logs. */
  const save = (query: object) =>
    whenProven(async () => {
      const answer = await fetch(exportPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(query),
      });
      // Only the session handler decides if the session has ended.
      if (answer.status === 401) await me.invalidate();
      else if (answer.ok) saveFile(await answer.blob(), 'clients.csv');
      else toast.error(clientWords.exportFailed);
    });
  /** Lets the browser stream it to disk. */
  const follow = (href: string) => whenProven(() => followDownload(href));
  return { busy, save, follow };
};
