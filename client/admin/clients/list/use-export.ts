import { useState } from 'react';
import { followDownload, saveFile } from '../../../lib/download';
import { toFailure } from '../../../lib/failure';
import { toast } from '../../../lib/toasts';
import { api, trpc } from '../../../lib/trpc';
import { clientWords } from '../client-words';

export const exportPath = '/api/exports/clients.csv';

/** Saves leads as a file, after the password where that was typed a while ago. */
export const useExport = () => {
  const { me } = trpc.useUtils().auth;
  const [busy, setBusy] = useState(false);
  const whenProven = async (go: () => unknown) => {
    if (busy) return;
    setBusy(true);
    try {
      // Asked first: what a browser saves from a link cannot ask for anything.
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
  /** What is asked for goes in a body: it may be somebody's name, and addresses stand in logs. */
  const save = (query: object) =>
    whenProven(async () => {
      const answer = await fetch(exportPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(query),
      });
      // Whether the session has ended is for the one place that deals with it.
      if (answer.status === 401) await me.invalidate();
      else if (answer.ok) saveFile(await answer.blob(), 'clients.csv');
      else toast.error(clientWords.exportFailed);
    });
  /** Has the browser save it while it comes. */
  const follow = (href: string) => whenProven(() => followDownload(href));
  return { busy, save, follow };
};
