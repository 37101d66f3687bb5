import { Columns3, Download, Ellipsis, Rows3, Trash2, Upload } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'wouter';
import { densities, type LeadColumn } from '../../../../shared/schemas/lists';
import { useMay } from '../../../auth/use-may';
import { buttonClass } from '../../../ui/button';
import { PanelButton, Popover, panelLine } from '../../../ui/popover';
import type { ListAddress } from '../../crud/use-list-address';
import { preferenceWords } from '../../preferences/preference-words';
import { usePreferences } from '../../preferences/use-preferences';
import { staffPaths } from '../../staff-paths';
import { toQuery } from './asked';
import { ColumnDialog } from './column-chooser';
import { exportPath, useExport } from './use-export';

const toQueryString = (address: ListAddress): string => {
  const { search: _, order, ...listFilters } = toQuery(address);
  const exportQuery = { ...listFilters, ...(listFilters.sort && order === 'desc' && { order }) };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(exportQuery)) if (value) params.set(name, value);
  return params.toString();
};

/**
 * Downloads the list as a file. Without a search it is a link, so that the browser streams it to disk. A search may be
 * a person's name, so it is sent in a body and appears in no address.
 */
const ExportLink = ({ address }: { address: ListAddress }) => {
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
      title="Everything the current search and filters show"
      className={panelLine}
    >
      <Download aria-hidden className="size-4" />
      Export CSV
    </a>
  );
};

type ListMenuProps = {
  address: ListAddress;
  columns: readonly LeadColumn[];
  onColumns: (columns: LeadColumn[]) => void;
};

/** Rarely used actions on the whole list. */
export const ListMenu = ({ address, columns, onColumns }: ListMenuProps) => {
  const may = useMay();
  const { chosen, choose } = usePreferences();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Popover
        name="More"
        look={`${buttonClass({ look: 'secondary' })} px-2.5`}
        side="right"
        button={<Ellipsis aria-hidden className="size-5" />}
      >
        {(close) => (
          <>
            <PanelButton icon={Columns3} label="Columns" close={close} onClick={() => setChoosing(true)} />
            {densities.map((density) => (
              <button
                key={density}
                type="button"
                aria-pressed={chosen.density === density}
                className={panelLine}
                onClick={() => choose({ density })}
              >
                <Rows3 aria-hidden className={`size-4 ${chosen.density === density ? '' : 'invisible'}`} />
                {preferenceWords.densities[density]} rows
              </button>
            ))}
            {may('leads.export') && <ExportLink address={address} />}
            {may('leads.import') && (
              <Link href={staffPaths.importClients} className={panelLine}>
                <Upload aria-hidden className="size-4" />
                Import leads from a file
              </Link>
            )}
            <Link href={staffPaths.deletedClients} className={panelLine}>
              <Trash2 aria-hidden className="size-4" />
              Deleted leads
            </Link>
          </>
        )}
      </Popover>
      {isChoosing && (
        <ColumnDialog chosen={columns} onChoose={onColumns} onClose={() => setChoosing(false)} />
      )}
    </>
  );
};
