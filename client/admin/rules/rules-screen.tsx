import { useState } from 'react';
import { Link } from 'wouter';
import type { RuleInput, RuleRecord } from '../../../shared/rules/rule';
import { nowOrNever } from '../../lib/query-client';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { FilterSelect } from '../filter-select';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { useCaseTypes } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { CriterionAdd } from './criterion-add';
import { CriterionFields } from './criterion-fields';
import { ruleWords as words } from './rule-words';

const Editor = ({ rule, onSaved }: { rule: RuleRecord; onSaved: () => unknown }) => {
  const [{ questions, criteria }, setRule] = useState<RuleInput>(rule);
  const failed = {
    title: 'Error',
    description: 'The criteria could not be saved. Please check them and try again.',
  };
  const look = trpc.rules.update.useMutation({ ...nowOrNever, ...useAction({ failed }) });
  const save = trpc.rules.update.useMutation(useAction({ done: words.saved, failed, onDone: onSaved }));
  const { caseType, version } = rule;
  const next = { caseType, questions, criteria };
  const preview = look.data?.preview;
  const changeRule = (next: RuleInput) => {
    setRule(next);
    look.reset();
  };
  const change = (criteriaNow: RuleInput['criteria']) => changeRule({ questions, criteria: criteriaNow });
  return (
    <div className={`${cardClass} p-5`}>
      {criteria.length === 0 && (
        <p className="text-sm text-muted">There are no criteria for this case type.</p>
      )}
      <ul>
        {criteria.map((criterion) => (
          <CriterionFields
            key={criterion.id}
            criterion={criterion}
            onChange={(changed) => change(criteria.map((one) => (one.id === changed.id ? changed : one)))}
            onRemove={() => change(criteria.filter(({ id }) => id !== criterion.id))}
          />
        ))}
      </ul>
      <CriterionAdd rule={{ questions, criteria }} onAdd={changeRule} />
      <div role="status" className="text-sm">
        {preview && (
          <p className="py-3">{`These criteria would change the result for ${preview.changed} of ${preview.checked} stored leads of this case type.`}</p>
        )}
      </div>
      <ul className="mb-3 text-sm">
        {preview?.leads.map(({ id, name, from, to }) => (
          <li key={id}>
            <Link href={staffPaths.client(id)} className="inline-block py-1 underline underline-offset-4">
              {name}
            </Link>{' '}
            {words.names[from]} → {words.names[to]}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          look="secondary"
          disabled={look.isPending}
          onClick={() => look.mutate({ ...next, preview: true })}
        >
          What would change?
        </Button>
        {/* Nobody saves a change before seeing its effect. */}
        <Button disabled={!preview || save.isPending} onClick={() => save.mutate({ ...next, version })}>
          Save criteria
        </Button>
      </div>
    </div>
  );
};

/** The criteria of each case type, with a preview of what a change would have meant. */
export const RulesScreen = () => {
  const caseTypes = useCaseTypes();
  const [chosen, setChosen] = useState('');
  const caseType = chosen || (caseTypes[0]?.value ?? '1');
  const query = trpc.rules.get.useQuery({ caseType }, { staleTime: 0 });
  const { data } = query;
  return (
    <section>
      <ScreenHead title="Criteria">
        <FilterSelect
          label="Case type"
          any={caseTypes[0]?.label ?? ''}
          value={chosen}
          onChange={setChosen}
          choices={caseTypes.slice(1)}
        />
      </ScreenHead>
      <p className="mb-4 text-sm text-muted">
        What a case of this type needs. A missing answer never refuses a lead; it flags the lead for you.
      </p>
      {!data && <Unloaded query={query} loading="Loading criteria..." failed="Error loading criteria" />}
      {data && <Editor key={`${data.caseType} ${data.version}`} rule={data} onSaved={query.refetch} />}
    </section>
  );
};
