import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { Choice } from '../../form/choices';
import { ReasonChoice } from '../../turn-down/reason-choice';
import { words } from '../../words';

type ChoiceDialogProps = {
  title: string;
  choices: readonly Choice[];
  /** The choice that asks for a reason first. */
  needsReason?: string;
  onChoose: (value: string, reason: string) => void;
  onClose: () => void;
};

/** One press a choice: what is chosen is done, and the list of keys is the list of choices. */
export const ChoiceDialog = ({ title, choices, needsReason, onChoose, onClose }: ChoiceDialogProps) => {
  const [isAsking, setAsking] = useState(false);
  const choose = (value: string) => {
    if (value === needsReason) return setAsking(true);
    onChoose(value, '');
  };
  return (
    <Dialog open onClose={onClose} title={title} width="sm">
      {isAsking ? (
        <ReasonChoice onChoose={(reason) => onChoose(needsReason ?? '', reason)} />
      ) : (
        <ul className="p-3">
          {choices.map(({ value, label }, index) => (
            <li key={value}>
              <button
                type="button"
                data-autofocus={index === 0 || undefined}
                onClick={() => choose(value)}
                className="flex min-h-row w-full items-center rounded-md px-3 py-2 text-left text-sm hover:bg-paper-deep"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-end border-t border-line px-5 py-3">
        <Button look="secondary" onClick={onClose}>
          {words.form.cancel}
        </Button>
      </div>
    </Dialog>
  );
};
