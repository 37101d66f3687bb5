import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { panelLine } from '../../ui/popover';
import type { ListAddress } from '../crud/use-list-address';
import { clientWords } from './client-words';
import { toQuery } from './list/asked';
import { exportPath, useExport } from './list/use-export';

const toQueryString = (address: ListAddress): string => {
  const { search: _, order, ...asked } = toQuery(address);
  const given = { ...asked, ...(asked.sort && order === 'desc' && { order }) };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) params.set(name, value);
  return params.toString();
};

/**
 * Downloads the list as a file. Without a search it is a link, so that the browser streams it to disk. A
 * search may be a person's name, so it is sent in a body and appears in no address.
 */
export const ExportLink = ({ address }: { address: ListAddress }) => {
  const { busy, save, follow } = useExport();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (address.search) save(toQuery(address));
    else follow(href);
  };
  const query = toQueryString(address);
  const href = query ? `${exportPath}?${query}` : exportPath;
  return (
    <a
      href={href}
      download
      onClick={onClick}
      aria-busy={busy}
      title={clientWords.exportHint}
      className={panelLine}
    >
      <Download aria-hidden className="size-4" />
      {clientWords.export}
    </a>
  );
};
