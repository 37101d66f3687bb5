import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { Unloaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { useCaseTypes } from '../shared-queries';
import { QuestionsEditor } from './questions-editor';

/** The questions for each case type. */
export const QuestionsScreen = () => {
  const caseTypes = useCaseTypes();
  const [chosen, setChosen] = useState('');
  const caseType = chosen || (caseTypes[0]?.value ?? '1');
  const query = trpc.desk.questions.useQuery({ caseType }, { staleTime: 0 });
  const { data } = query;
  return (
    <>
      <ScreenHead title="Questions" />
      <p className="mb-4 max-w-3xl text-sm text-muted">
        What staff ask about a case, in this order, on the phone and on each lead’s page. A follow-up shows
        only after the answer it follows.
      </p>
      <Select
        id="questions-case-type"
        label="Case type"
        value={caseType}
        onChange={({ target }) => setChosen(target.value)}
        className="mb-4 max-w-sm"
        choices={caseTypes}
      />
      {!data && <Unloaded query={query} loading="Loading questions..." failed="Error loading questions" />}
      {data && <QuestionsEditor key={data.caseType} stored={data} />}
    </>
  );
};
