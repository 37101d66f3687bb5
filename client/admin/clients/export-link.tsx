import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { saveFile } from '../../lib/download';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { type ListAddress, writeAddress } from '../crud/use-list-address';
import { clientWords } from './client-words';

const path = '/api/exports/clients.csv';

const fetchExport = (address: ListAddress) => {
  const { search, filters, sort, order } = address;
  const given = Object.entries({ search, ...filters, sort, order }).filter(([, value]) => value);
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(given)),
  });
};

/**
 * Saves what the list shows as a file. Without a search it is a link, which the browser saves while it comes; a
 * search may be somebody's name, and is sent in a body, so that it stands in no address.
 */
export const ExportLink = ({ address }: { address: ListAddress }) => {
  const { me } = trpc.useUtils().auth;
  const [busy, setBusy] = useState(false);

  const exportSearch = async () => {
    setBusy(true);
    try {
      const answer = await fetchExport(address);
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
  const onClick = (event: MouseEvent) => {
    if (!address.search) return;
    event.preventDefault();
    if (!busy) exportSearch();
  };

  const query = writeAddress({ ...address, page: 1 });
  return (
    <a
      href={query ? `${path}?${query}` : path}
      download
      onClick={onClick}
      aria-busy={busy}
      title={clientWords.exportHint}
      className={`${buttonClass({ look: 'secondary' })} max-md:grow max-md:basis-[calc(50%-0.375rem)] md:ml-auto`}
    >
      <Download aria-hidden className="size-4" />
      {clientWords.export}
    </a>
  );
};
