import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button';

type RemoveRowProps = { label: string; onClick: () => void; className?: string };

/** Removes a row from a form's list; aligned with the controls next to it. */
export const RemoveRow = ({ label, onClick, className = 'sm:mt-7' }: RemoveRowProps) => (
  <Button icon={Trash2} look="quiet" aria-label={label} onClick={onClick} className={className} />
);

type AddRowProps = { label: string; onClick: () => void };

/** Adds a row to a form's list. */
export const AddRow = ({ label, onClick }: AddRowProps) => (
  <div className="mt-2">
    <Button icon={Plus} look="secondary" size="sm" onClick={onClick}>
      {label}
    </Button>
  </div>
);
