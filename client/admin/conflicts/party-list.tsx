import { useState } from 'react';
import type { ConflictParty } from '../../../shared/schemas/conflict';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { X } from '../../ui/icons';
import { IconButton } from '../../ui/press';
import { conflictWords as words } from './conflict-words';

type PartyListProps = {
  parties: readonly ConflictParty[];
  /** Undefined for people who may only read. */
  onChange?: ((others: string[]) => void) | undefined;
};

/** The names that the check searches for. Adding a missing one runs the check again. */
export const PartyList = ({ parties, onChange }: PartyListProps) => {
  const [isAdding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const others = parties.filter(({ from }) => from === 'staff').map((party) => party.name);
  return (
    <div className="space-y-3 border-t border-line pt-3">
      <h3>Who is checked</h3>
      <ul className="text-sm">
        {parties.map((party) => (
          <li key={`${party.from} ${party.name}`} className="flex min-h-8 items-center gap-2">
            <span className="min-w-0 break-words">
              {party.name} <span className="text-muted">{words.sources[party.from]}</span>
            </span>
            {onChange && party.from === 'staff' && (
              <IconButton
                icon={X}
                label={`Remove ${party.name}`}
                className="ml-auto size-8 text-muted hover:text-ink print:hidden"
                onClick={() => onChange(others.filter((other) => other !== party.name))}
              />
            )}
          </li>
        ))}
      </ul>
      {onChange && !isAdding && (
        <Button look="quiet" size="sm" className="print:hidden" onClick={() => setAdding(true)}>
          Add a name
        </Button>
      )}
      {onChange && isAdding && (
        <form
          className="flex items-start gap-2 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            onChange([...others, name.trim()]);
            setName('');
          }}
        >
          <Field
            id="conflict-party"
            label="Another person or company"
            hint="Such as the other driver. Adding a name runs the check. Reasons go into a note."
            autoFocus
            className="min-w-0 flex-1"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" look="secondary" className="mt-7" label="Add" />
        </form>
      )}
    </div>
  );
};
