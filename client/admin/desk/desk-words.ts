import type { CallOutcome, QueueOrder } from '../../../shared/schemas/desk';

const orders: Record<QueueOrder, string> = {
  newest: 'Newest first',
  'longest waiting': 'Longest waiting first',
  'overdue tasks': 'Overdue tasks first',
};

/** What a next step is called that follows from a call. */
const nextTitles: Partial<Record<CallOutcome, string>> = {
  Voicemail: 'Call again',
  'No answer': 'Call again',
  'Asked to call back': 'Call back',
};

/** The sentences of the desk: calls, tasks, the queue. */
export const deskWords = {
  work: {
    saved: { title: 'Saved' },
    failed: { title: 'Error', description: 'This could not be saved. Please try again.' },
    tryOf: (number: number, all: number) => `This is try ${number} of ${all}.`,
    tryAgain: (number: number, all: number) =>
      `This is try ${number} of ${all} since we last reached someone.`,
    nextTitles,
  },
  /** A time at the person's own place. */
  calls: {
    title: 'Calls',
    none: 'Nobody has called yet.',
    noneYet: 'none yet',
    failed: 'Error loading calls and tasks',
    count: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  },
  tasks: {
    title: 'Open tasks',
    none: 'No open tasks.',
    overdue: 'Overdue',
    due: 'Due',
    nobody: 'Nobody',
    done: 'Done',
    logCall: 'Log the call',
    logCallLabel: (title: string) => `Log the call: ${title}`,
    wait: 'wait to call',
    move: 'Move',
    drop: 'Drop',
    doneLabel: (title: string) => `Done: ${title}`,
    moveLabel: (title: string) => `Move: ${title}`,
    dropLabel: (title: string) => `Drop: ${title}`,
    moveTitle: 'Move the task',
    dropTitle: 'Drop the task',
    newDate: 'New date',
    reason: 'Reason',
    reasonHint: 'It stays in the timeline.',
    saved: { title: 'Task saved' },
    failed: { title: 'Error', description: 'The task could not be saved. Please try again.' },
    add: 'Add task',
    addText: 'A next step for this lead.',
    what: 'What needs to be done',
    isCall: 'This is a call',
    when: 'Due',
    who: 'Who',
    remindAt: 'Remind at',
    remindHint: 'Optional.',
  },
  day: {
    title: 'My day',
    workThrough: (count: number) => (count === 1 ? 'Work on 1 task' : `Work through ${count} tasks`),
    loading: 'Loading tasks...',
    loadFailed: 'Error loading tasks',
    overdue: 'Overdue',
    today: 'Today',
    later: 'Next 7 days',
    none: 'Nothing is due. Work the queue or take a call.',
    reminder: (title: string) => `Now: ${title}`,
  },
  queue: {
    orders,
    bar: 'Queue',
    taken: (name: string) => `${name} is working on this lead now.`,
  },
  ownDay: {
    title: 'Your day',
    calls: 'Calls today',
    reached: (count: number) => `${count} reached`,
  },
  marks: {
    'Wrong number': 'Wrong number',
    'Do not call': 'Do not call',
    isRight: 'The number is right',
    removed: { title: 'Mark removed' },
    failed: { title: 'Error', description: 'The mark could not be removed. Please try again.' },
  },
} as const;
