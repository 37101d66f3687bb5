import { X } from 'lucide-react';
import { useState } from 'react';
import type { ConflictParty, DismissedName } from '../../../shared/schemas/conflict';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { AskForm } from '../kit/ask-form';
import { RowButton } from '../kit/row';
import { Moment } from '../moment';
import { conflictWords as words } from './conflict-words';

type PartyListProps = {
  parties: readonly ConflictParty[];
  proposals: readonly string[];
  dismissed: readonly DismissedName[];
  /** Undefined for people who may only read. */
  onChange?: ((others: string[]) => void) | undefined;
  onDismiss: (name: string, why: string) => Promise<unknown>;
};

const Dismissed = ({ names }: { names: readonly DismissedName[] }) => (
  <div>
    <h4 className="text-sm font-semibold">Dismissed names</h4>
    <ul className="text-sm text-muted">
      {names.map(({ name, by, at, why }) => (
        <li key={`${name} ${at}`} className="break-words">
          {name} by {by}, <Moment at={at} />
          {why && `: ${why}`}
        </li>
      ))}
    </ul>
  </div>
);

/** The names that the check searches for. Adding a missing one runs the check again. */
export const PartyList = ({ parties, proposals, dismissed, onChange, onDismiss }: PartyListProps) => {
  const [dismissing, setDismissing] = useState<string>();
  const [name, setName] = useState('');
  const others = parties.filter(({ from }) => from === 'staff').map((party) => party.name);
  return (
    <div className="space-y-3 border-t border-line pt-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal">Who is checked</h3>
      <ul className="text-sm">
        {parties.map((party) => (
          <li key={`${party.from} ${party.name}`} className="flex min-h-8 items-center gap-2">
            <span className="min-w-0 break-words">
              {party.name} <span className="text-muted">{words.sources[party.from]}</span>
            </span>
            {onChange && party.from === 'staff' && (
              <button
                type="button"
                aria-label={words.remove(party.name)}
                title={words.remove(party.name)}
                className="ml-auto grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-paper-deep hover:text-ink print:hidden"
                onClick={() => setDismissing(party.name)}
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {onChange && proposals.length > 0 && (
        <div className="print:hidden">
          <p className="mb-1.5 text-sm text-muted">Also named in this lead:</p>
          <div className="flex flex-wrap gap-2">
            {proposals.map((proposal) => (
              <span key={proposal} className="inline-flex flex-wrap gap-1">
                <Button look="secondary" size="sm" onClick={() => onChange([...others, proposal])}>
                  {`Add ${proposal}`}
                </Button>
                <RowButton
                  label={words.dismiss}
                  name={`Dismiss ${proposal}`}
                  look="quiet"
                  onClick={() => setDismissing(proposal)}
                />
              </span>
            ))}
          </div>
        </div>
      )}
      {onChange && dismissing && (
        <AskForm
          key={dismissing}
          id="conflict-dismiss"
          label={`Why ${dismissing} is not part of this case`}
          hint="Such as: her doctor. Your name and the time are saved with it."
          missing="Say why"
          maxLength={500}
          size="sm"
          submit={words.dismiss}
          onSubmit={(why) => onDismiss(dismissing, why).then(() => setDismissing(undefined))}
          onCancel={() => setDismissing(undefined)}
        />
      )}
      {dismissed.length > 0 && <Dismissed names={dismissed} />}
      {onChange && (
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
            hint="Such as the other driver. Adding a name runs the check."
            className="min-w-0 flex-1"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" look="secondary" className="mt-7">
            Add
          </Button>
        </form>
      )}
    </div>
  );
};
