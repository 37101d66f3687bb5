import { type MouseEvent, useState } from 'react';
import { Link } from 'wouter';
import { type LeadColumn, leadColumns, usualColumns } from '../../../../shared/schemas/lists';
import { useMay } from '../../../auth/use-may';
import { Button, buttonClass } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { PanelButton, Popover, panelLine } from '../../../ui/popover';
import { Columns3, Download, Ellipsis, Trash2, Upload } from '../../icons';
import type { ListAddress } from '../../kit/list/use-list-address';
import { staffPaths } from '../../staff-paths';
import { toQuery } from './asked';
import { columnsByName } from './lead-columns';
import { exportPath, useExport } from './use-export';

type ColumnChooserProps = { chosen: readonly LeadColumn[]; onChoose: (columns: LeadColumn[]) => void };

const Chooser = ({ chosen, onChoose }: ColumnChooserProps) => (
  <ul className="p-4">
    {leadColumns.map((name) => (
      <li key={name}>
        <Checkbox
          id={`column-${name}`}
          label={columnsByName[name].header}
          checked={chosen.includes(name)}
          disabled={name === 'name'}
          onChange={() =>
            onChoose(leadColumns.filter((column) => (column === name) !== chosen.includes(column)))
          }
        />
      </li>
    ))}
  </ul>
);

/** The dialog to choose columns; each change applies immediately. */
const ColumnDialog = ({ onClose, ...chooser }: ColumnChooserProps & { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Choose columns"
    description="What the list shows. We remember your choice on every device."
    width="sm"
  >
    <Chooser {...chooser} />
    <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">
      <Button look="secondary" onClick={() => chooser.onChoose([...usualColumns])} label="Reset" />
      <Button onClick={onClose} label="Done" />
    </div>
  </Dialog>
);

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
