import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Plus } from '../icons';
import { cardClass } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { Moment } from '../moment';
import { AddTask } from './task-dialog';
import { TaskRow } from './task-row';

/** The open tasks of a lead. */
export const LeadTasks = ({ id, onCall }: { id: string; onCall: () => void }) => {
  const query = trpc.desk.lead.useQuery({ id });
  const [adding, setAdding] = useState(false);
  return (
    <section aria-label="Open tasks" className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>Open tasks</h2>
        <Button icon={Plus} look="quiet" size="sm" className="-my-1 -mr-3" onClick={() => setAdding(true)}>
          Add task
        </Button>
      </div>
      <Loaded query={query} loading="Loading the tasks..." failed="Error loading calls and tasks" rows={1}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <p className="text-sm text-muted">No open tasks.</p>
          ) : (
            <ul>
              {tasks.map((task) => (
                <TaskRow key={task.id} lead={id} task={task} onCall={onCall} />
              ))}
            </ul>
          )
        }
      </Loaded>
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
