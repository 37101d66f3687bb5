import { ArrowDown, ArrowUp } from 'lucide-react';
import { type LeadColumn, leadColumns, usualColumns } from '../../../../shared/schemas/lists';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { columnsByName } from './lead-columns';

type ColumnChooserProps = { chosen: readonly LeadColumn[]; onChoose: (columns: LeadColumn[]) => void };

/** Returns the chosen columns with one of them moved up or down. */
const moved = (columns: readonly LeadColumn[], name: LeadColumn, by: -1 | 1): LeadColumn[] => {
  const next = columns.filter((column) => column !== name);
  next.splice(columns.indexOf(name) + by, 0, name);
  return next;
};

const arrow =
  'grid size-9 place-items-center rounded-md hover:bg-paper-deep aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';

const Chooser = ({ chosen, onChoose }: ColumnChooserProps) => {
  const others = leadColumns.filter((name) => !chosen.includes(name));
  const toggle = (name: LeadColumn) =>
    onChoose(chosen.includes(name) ? chosen.filter((column) => column !== name) : [...chosen, name]);
  return (
    <ul className="p-4">
      {[...chosen, ...others].map((name) => {
        const { header } = columnsByName[name];
        const at = chosen.indexOf(name);
        // The name always comes first, because it links to the lead.
        const canMove = (by: -1 | 1) => at > 0 && at + by > 0 && at + by < chosen.length;
        return (
          <li key={name} className="flex items-center justify-between gap-3">
            <Checkbox
              id={`column-${name}`}
              label={header}
              checked={at >= 0}
              disabled={name === 'name'}
              onChange={() => toggle(name)}
            />
            {at > 0 && (
              <span className="flex">
                {([-1, 1] as const).map((by) => {
                  const Arrow = by === -1 ? ArrowUp : ArrowDown;
                  return (
                    <button
                      key={by}
                      type="button"
                      aria-label={by === -1 ? `Move ${header} up` : `Move ${header} down`}
                      aria-disabled={!canMove(by)}
                      onClick={() => canMove(by) && onChoose(moved(chosen, name, by))}
                      className={arrow}
                    >
                      <Arrow aria-hidden className="size-4" />
                    </button>
                  );
                })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** The dialog to choose columns; each change applies immediately. */
export const ColumnDialog = ({ onClose, ...chooser }: ColumnChooserProps & { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Choose columns"
    description="What the list shows, in this order. We remember your choice on every device."
    width="sm"
  >
    <Chooser {...chooser} />
    <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">
      <Button look="secondary" onClick={() => chooser.onChoose([...usualColumns])}>
        Reset
      </Button>
      <Button onClick={onClose}>Done</Button>
    </div>
  </Dialog>
);
