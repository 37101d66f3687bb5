import { Columns3, Ellipsis, Rows3, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { densities, type LeadColumn } from '../../../../shared/schemas/lists';
import { useMay } from '../../../auth/use-may';
import { buttonClass } from '../../../ui/button';
import { Popover, panelLine } from '../../../ui/popover';
import type { ListAddress } from '../../crud/use-list-address';
import { preferenceWords } from '../../preferences/preference-words';
import { usePreferences } from '../../preferences/use-preferences';
import { staffPaths } from '../../staff-paths';
import { clientWords } from '../client-words';
import { ExportLink } from '../export-link';
import { ColumnDialog } from './column-chooser';
import { listWords } from './list-words';

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
            <button
              type="button"
              className={panelLine}
              onClick={() => {
                close();
                setChoosing(true);
              }}
            >
              <Columns3 aria-hidden className="size-4" />
              Columns
            </button>
            {densities.map((density) => (
              <button
                key={density}
                type="button"
                aria-pressed={chosen.density === density}
                className={panelLine}
                onClick={() => choose({ density })}
              >
                <Rows3 aria-hidden className={`size-4 ${chosen.density === density ? '' : 'invisible'}`} />
                {listWords.densityOf(preferenceWords.densities[density])}
              </button>
            ))}
            {may('leads.export') && <ExportLink address={address} />}
            {may('leads.import') && (
              <Link href={staffPaths.importClients} className={panelLine}>
                <Upload aria-hidden className="size-4" />
                {clientWords.importLink}
              </Link>
            )}
            <Link href={staffPaths.deletedClients} className={panelLine}>
              <Trash2 aria-hidden className="size-4" />
              {clientWords.deleted.link}
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
