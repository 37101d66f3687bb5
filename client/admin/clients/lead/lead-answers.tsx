import { concernRule } from '../../../../shared/rules/concern/concern-rule';
import { usStates } from '../../../../shared/rules/us-states';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { clientWords } from '../client-words';
import { Card } from './lead-facts';

const written = (question: string, answer: string | number | boolean | null) => {
  if (typeof answer === 'boolean') return answer ? clientWords.yes : clientWords.no;
  return (question === 'state' && usStates[String(answer)]) || String(answer ?? '');
};

/** What a person answered to the questions of a page, or a vendor for them; nothing where nobody was asked. */
export const LeadAnswers = ({ client: { answers = {}, caseType } }: { client: ClientRecord }) => {
  const said = Object.entries(answers);
  if (said.length === 0) return null;
  const { questions } = concernRule(caseType);
  return (
    <Card title={clientWords.answered}>
      <dl className="space-y-2 text-sm">
        {said.map(([question, answer]) => (
          <div key={question}>
            <dt className="text-muted">
              {question === 'state'
                ? clientWords.answeredState
                : (questions.find(({ id }) => id === question)?.label ?? question)}
            </dt>
            <dd className="break-words">{written(question, answer)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
