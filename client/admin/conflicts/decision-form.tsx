import { useState } from 'react';
import { listNames } from '../../../shared/records';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { CheckRow } from '../kit/check-row';
import { conflictWords as words } from './conflict-words';

type Choice = keyof typeof words.choices;
const choices = listNames(words.choices);

type DecisionFormProps = { busy: boolean; onDecide: (state: Choice, note: string) => void };

/** Asks a lawyer to explain the matches in their own words. */
export const DecisionForm = ({ busy, onDecide }: DecisionFormProps) => {
  const [state, setState] = useState<Choice>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isWordless = note.trim() === '';
  return (
    <form
      noValidate
      className="space-y-3 border-t border-line pt-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (state && !isWordless && !busy) onDecide(state, note);
      }}
    >
      <fieldset aria-describedby="conflict-rules conflict-choice-error">
        <legend className="text-sm font-semibold">Decision</legend>
        <p id="conflict-rules" className="mt-1 text-sm text-muted">
          ABA Model Rules: 1.7 for people you represent now, 1.9 for people you represented before, 1.18 for
          people who asked for help.
        </p>
        {choices.map((choice) => (
          <CheckRow
            key={choice}
            type="radio"
            name="conflict-decision"
            label={words.choices[choice]}
            checked={state === choice}
            onChange={() => setState(choice)}
          />
        ))}
        <FieldError id="conflict-choice-error">{isTried && !state && 'Choose a decision'}</FieldError>
      </fieldset>
      <TextArea
        id="conflict-note"
        label="Why"
        hint="Your name and the time are saved with it."
        error={isTried && isWordless ? 'Say why' : undefined}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" look="secondary" size="sm" aria-disabled={busy || undefined}>
        Save decision
      </Button>
    </form>
  );
};
