import { useState } from 'react';
import { type ConflictCheck, type ConflictHit, conflictDecision } from '../../../shared/schemas/conflict';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { FieldsForm } from '../kit/fields-form';
import { Unloaded } from '../kit/loaded';
import { Entry } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { type Refresh, useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { standingColors } from './conflict-essence';
import { conflictWords as words } from './conflict-words';
import { PartyList } from './party-list';

const refresh: Refresh = ({ conflicts, clients }) => [conflicts.ofLead, clients.timeline];

/** Asks a lawyer to explain the matches in their own words. */
const DecisionForm = ({ id, onSaved }: { id: string; onSaved: () => void }) => (
  <FieldsForm
    name={`conflict-${id}`}
    schema={conflictDecision.pick({ state: true, note: true })}
    fields={{
      state: {
        label: 'Decision',
        hint: 'ABA Model Rules: 1.7 for people you represent now, 1.9 for people you represented before, 1.18 for people who asked for help.',
        kind: 'cards',
        choices: words.choices,
        wrong: 'Choose a decision',
      },
      note: {
        label: 'Why',
        hint: 'Your name and the time are saved with it.',
        kind: 'long',
        rows: 3,
        maxLength: 2000,
        missing: 'Say why',
      },
    }}
    defaults={{ state: '' as keyof typeof words.choices, note: '' }}
    required={['note']}
    call={trpc.conflicts.decide}
    rest={{ id }}
    saved="Decision saved"
    failed="The decision could not be saved"
    refresh={refresh}
    onSaved={onSaved}
    button="Save decision"
    look="secondary"
    size="sm"
    className="space-y-3 border-t border-line pt-3 print:hidden"
  />
);

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
  const query = trpc.conflicts.ofLead.useQuery({ id }, { staleTime: 0 });
  const run = useAction(trpc.conflicts.run, { failed: 'The check could not run', refresh });
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
        <DecisionForm key={check.id} id={check.id} onSaved={() => setChanging(false)} />
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
