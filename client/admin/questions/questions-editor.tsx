import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { cardClass } from '../kit/card';
import { useAction } from '../kit/use-action';
import { words as adminWords } from '../words';
import { type Edited, editedFrom, findInvalid, moved, newQuestion, questionsFrom } from './edited-questions';
import { QuestionRow } from './question-row';
import { questionWords } from './question-words';

const words = questionWords.screen;
type Stored = Outputs['desk']['questions'];

/** Adds, orders and edits the questions of one case type; all changes are saved together. */
export const QuestionsEditor = ({ stored }: { stored: Stored }) => {
  const { desk, rules } = trpc.useUtils();
  const [edited, setEdited] = useState(() => editedFrom(stored.questions));
  const [version, setVersion] = useState(stored.version);
  const [isChanged, setChanged] = useState(false);
  const [isTried, setTried] = useState(false);
  const save = trpc.desk.saveQuestions.useMutation(
    useAction({
      done: words.saved,
      failed: words.saveFailed,
      onDone: (saved) => {
        setVersion(saved.version);
        setChanged(false);
        void Promise.all([desk.questions.invalidate(), rules.invalidate()]);
      },
    }),
  );
  const change = (next: Edited[]) => {
    setEdited(next);
    setChanged(true);
  };
  const wrong = findInvalid(edited);
  const submit = () => {
    setTried(true);
    if (Object.keys(wrong).length > 0) return void toast.error(adminWords.checkFields);
    save.mutate({ caseType: stored.caseType, version, questions: questionsFrom(edited) });
  };
  return (
    <RecordForm form={{ isDirty: isChanged, submit }} className={`${cardClass} p-5`}>
      {edited.length === 0 && <p className="text-sm text-muted">{questionWords.none}</p>}
      <ol>
        {edited.map((question, index) => (
          <QuestionRow
            key={question.key}
            question={question}
            above={edited.slice(0, index)}
            isLast={index === edited.length - 1}
            wrong={isTried ? wrong : {}}
            onChange={(part) =>
              change(edited.map((one) => (one.key === question.key ? { ...one, ...part } : one)))
            }
            onMove={(by) => change(moved(edited, index, by))}
            onRemove={() => change(edited.filter(({ key }) => key !== question.key))}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        <Button icon={Plus} look="secondary" onClick={() => change([...edited, newQuestion(edited)])}>
          Add question
        </Button>
        <SubmitButton busy={save.isPending}>Save questions</SubmitButton>
      </div>
    </RecordForm>
  );
};
