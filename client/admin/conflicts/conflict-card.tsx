import { useState } from 'react';
import { listNames } from '../../../shared/records';
import type { ConflictCheck, ConflictHit } from '../../../shared/schemas/conflict';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { CheckRow } from '../kit/check-row';
import { Unloaded } from '../kit/loaded';
import { Entry } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { standingColors } from './conflict-essence';
import { conflictWords as words } from './conflict-words';
import { PartyList } from './party-list';

type Choice = keyof typeof words.choices;
const choices = listNames(words.choices);

type DecisionFormProps = { busy: boolean; onDecide: (state: Choice, note: string) => void };

/** Asks a lawyer to explain the matches in their own words. */
const DecisionForm = ({ busy, onDecide }: DecisionFormProps) => {
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

/** A lead's conflict check and its actions. Each answer updates the page and the timeline immediately. */
const useConflict = (id: string) => {
  const query = trpc.conflicts.ofLead.useQuery({ id }, { staleTime: 0 });
  const { clients, conflicts } = trpc.useUtils();
  const refresh = () => [conflicts.ofLead, clients.timeline];
  return {
    query,
    run: useAction(trpc.conflicts.run, { failed: 'The check could not run', refresh }),
    decide: useAction(trpc.conflicts.decide, {
      done: 'Decision saved',
      failed: 'The decision could not be saved',
      refresh,
    }),
  };
};

/** The text that contains the name, with the words around it. */
const FoundIn = ({ source, of, excerpt }: NonNullable<ConflictHit['text']>) => (
  <p className="mt-1 break-words">
    <span className="text-muted">{words.inText[source](of)}</span>{' '}
    {excerpt ? (
      <q className="whitespace-pre-line">
        {excerpt.before}
        <mark>{excerpt.found}</mark>
        {excerpt.after}
      </q>
    ) : (
      'This text has changed since the check.'
    )}
  </p>
);

const Hit = ({ hit: { name, why, where, party, clientId, text } }: { hit: ConflictHit }) => (
  <Entry className="py-2">
    <p className="break-words">
      {clientId ? (
        <TextLink href={staffPaths.client(clientId)} className="font-semibold">
          {name}
        </TextLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}{' '}
      <span className="text-muted">for {party}</span>
    </p>
    <p className="text-muted">
      {why}. {where}.
    </p>
    {text && <FoundIn {...text} />}
  </Entry>
);

const Decided = ({ check }: { check: ConflictCheck }) =>
  check.decidedBy && check.decidedAt ? (
    <div className="rounded-md bg-paper px-3 py-2">
      <p className="break-words whitespace-pre-wrap">{check.note}</p>
      <p className="text-muted">
        Decided by {check.decidedBy}, <Moment at={check.decidedAt} />
      </p>
    </div>
  ) : null;

const Found = ({ check }: { check: ConflictCheck }) => (
  <div>
    <p className="text-muted">
      Checked by {check.ranBy}, <Moment at={check.at} />
      {check.hits.length > 0 && `, ${words.matches(check.hits.length + check.more)}`}
    </p>
    {check.hits.length > 0 && (
      <ul>
        {check.hits.map((hit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the matches of one check keep their order
          <Hit key={at} hit={hit} />
        ))}
      </ul>
    )}
    {check.more > 0 && (
      <p className="text-muted">
        {check.more.toLocaleString('en-US')} more are not listed. Add a birth date to narrow them down.
      </p>
    )}
  </div>
);

/** A lead's conflict check: its status, the matches with reasons, and the lawyer's decision. */
export const ConflictCard = ({ id }: { id: string }) => {
  const { query, run, decide } = useConflict(id);
  const may = useMay();
  const [isChanging, setChanging] = useState(false);
  const { data } = query;
  if (!data)
    return (
      <Unloaded query={query} loading="Loading conflict check..." failed="Error loading the conflict check" />
    );
  const { standing, check, parties } = data;
  const start = (others?: string[]) => !run.isPending && run.mutate({ id, ...(others && { others }) });
  const isCurrent = check && standing !== 'outdated';
  const mayDecide = isCurrent && may('conflicts.decide');
  return (
    <div className="space-y-3 text-sm">
      <div role="status">
        <p className={`font-semibold ${standingColors[standing]}`}>{words.standings[standing]}</p>
        <p>{words.texts[standing]}</p>
      </div>
      {isCurrent && <Decided check={check} />}
      {check && <Found check={check} />}
      {may('leads.work') && (
        <Button
          look={standing === 'none' || standing === 'outdated' ? 'primary' : 'secondary'}
          size="sm"
          className="print:hidden"
          aria-disabled={run.isPending || undefined}
          onClick={() => start()}
          label={run.isPending ? 'Checking...' : check ? 'Run again' : 'Run check'}
        />
      )}
      {mayDecide && (standing === 'open' || isChanging) && (
        <DecisionForm
          key={check.id}
          busy={decide.isPending}
          onDecide={(state, note) =>
            decide.mutate({ id: check.id, state, note }, { onSuccess: () => setChanging(false) })
          }
        />
      )}
      {mayDecide && standing !== 'open' && !isChanging && (
        <Button look="quiet" size="sm" className="print:hidden" onClick={() => setChanging(true)}>
          Change the decision
        </Button>
      )}
      <PartyList
        parties={parties}
        onChange={may('leads.work') ? (others) => void start(others) : undefined}
      />
    </div>
  );
};
