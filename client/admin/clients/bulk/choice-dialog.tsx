import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { Choice } from '../../form/choices';

type ChoiceDialogProps = {
  title: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  onClose: () => void;
};

/** A list of choices that each apply with one press. */
export const ChoiceDialog = ({ title, choices, onChoose, onClose }: ChoiceDialogProps) => (
  <Dialog open onClose={onClose} title={title} width="sm">
    <ul className="p-3">
      {choices.map(({ value, label }, index) => (
        <li key={value}>
          <button
            type="button"
            data-autofocus={index === 0 || undefined}
            onClick={() => onChoose(value)}
            className="flex min-h-row w-full items-center rounded-md px-3 py-2 text-left text-sm hover:bg-paper-deep"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
    <div className="flex justify-end border-t border-line px-5 py-3">
      <Button look="secondary" onClick={onClose} label="Cancel" />
    </div>
  </Dialog>
);
