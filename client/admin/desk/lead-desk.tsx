import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Plus } from '../icons';
import { cardClass } from '../kit/card';
import { Moment } from '../moment';
import { words as adminWords } from '../words';
import { deskWords } from './desk-words';
import { AddTask } from './task-dialog';
import { TaskRow } from './task-row';

const { tasks: taskWords } = deskWords;

const section = `${cardClass} p-4`;

/** The open tasks of a lead. */
export const LeadTasks = ({ id, onCall }: { id: string; onCall: () => void }) => {
  const { data, isError, refetch } = trpc.desk.lead.useQuery({ id });
  const [adding, setAdding] = useState(false);
  if (isError && !data)
    return (
      <div role="alert" className={`${section} text-sm`}>
        <p className="mb-2 text-danger">Error loading calls and tasks</p>
        <Button look="secondary" size="sm" onClick={() => refetch()}>
          {adminWords.retry}
        </Button>
      </div>
    );
  return (
    <section aria-label={taskWords.title} className={section}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-sans text-base font-semibold tracking-normal">{taskWords.title}</h2>
        <Button icon={Plus} look="quiet" size="sm" className="-my-1 -mr-3" onClick={() => setAdding(true)}>
          {taskWords.add}
        </Button>
      </div>
      <ul>
        {data?.tasks.map((task) => (
          <TaskRow key={task.id} lead={id} task={task} onCall={onCall} />
        ))}
      </ul>
      {data?.tasks.length === 0 && <p className="text-sm text-muted">No open tasks.</p>}
      {adding && <AddTask lead={id} onClose={() => setAdding(false)} />}
    </section>
  );
};

/** The calls to a lead, with caller, time and outcome. */
export const LeadCalls = ({ id }: { id: string }) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  return (
    <ol className="space-y-1 text-sm">
      {data?.calls.map((call) => (
        <li key={call.id} className="flex flex-wrap justify-between gap-x-4">
          <span>
            <span className="font-semibold">{call.outcome}</span>{' '}
            <span className="text-muted">{call.by}</span>
          </span>
          <Moment at={call.at} />
        </li>
      ))}
      {data?.calls.length === 0 && <li className="text-muted">Nobody has called yet.</li>}
    </ol>
  );
};

/** The number of calls to a lead. */
export const CallCount = ({ id }: { id: string }) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  return (
    data &&
    (data.calls.length === 0 ? 'none yet' : data.calls.length === 1 ? '1 try' : `${data.calls.length} tries`)
  );
};
