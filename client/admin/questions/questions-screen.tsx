import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { useCaseTypes } from '../shared-queries';
import { QuestionsEditor } from './questions-editor';

/** What is asked for each case type. */
export const QuestionsScreen = () => {
  const caseTypes = useCaseTypes();
  const [chosen, setChosen] = useState('');
  const caseType = chosen || String(caseTypes[0]?.id ?? '1');
  const { data, isError, refetch } = trpc.desk.questions.useQuery({ caseType }, { staleTime: 0 });
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
      >
        {caseTypes.map(({ id, title }) => (
          <option key={id} value={String(id)}>
            {title}
          </option>
        ))}
      </Select>
      {isError && !data && <LoadFailed text="Error loading questions" onRetry={refetch} />}
      {!isError && !data && <Loading text="Loading questions..." />}
      {data && <QuestionsEditor key={data.caseType} stored={data} />}
    </>
  );
};
