import type { ComponentProps } from 'react';
import { Button } from '../../ui/button';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../icons';

type RemoveRowProps = {
  label: string;
  onClick: () => void;
  size?: ComponentProps<typeof Button>['size'];
  className?: string;
};

/** Removes a row from a form's list; aligned with the controls next to it. */
export const RemoveRow = ({ label, className = 'sm:mt-7', ...button }: RemoveRowProps) => (
  <Button icon={Trash2} look="quiet" aria-label={label} className={className} {...button} />
);

type MoveRowProps = { name: string; index: number; last: number; onMove: (to: number) => void };

/** Moves a row of a form's list up or down. */
export const MoveRow = ({ name, index, last, onMove }: MoveRowProps) => (
  <>
    <Button
      icon={ArrowUp}
      look="quiet"
      size="sm"
      aria-label={`Move up: ${name}`}
      disabled={index === 0}
      onClick={() => onMove(index - 1)}
    />
    <Button
      icon={ArrowDown}
      look="quiet"
      size="sm"
      aria-label={`Move down: ${name}`}
      disabled={index === last}
      onClick={() => onMove(index + 1)}
    />
  </>
);

/** Adds a row to a form's list. */
export const AddRow = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <div className="mt-2">
    <Button icon={Plus} look="secondary" size="sm" onClick={onClick} label={label} />
  </div>
);
