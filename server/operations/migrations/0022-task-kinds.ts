import type { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Task = { kind: string; title: string };
type Lead = { _id: mongo.ObjectId; openTasks: Task[] };
type Rules = { _id: string; value: { rules: { title: string; kind?: string }[] } };

const retainer = ['Send the retainer', 'Ask whether the retainer arrived'];

/** The words by which earlier versions knew their own tasks. */
const kindOf = new Map([
  ['Read their last text: did they ask us to stop?', 'hold'],
  ['Read their last e-mail: did they ask us to stop?', 'hold'],
  ['Read their message in the form: did they ask us to stop?', 'hold'],
  ['Read the question about their agreement: did they ask us to stop?', 'hold'],
  ...retainer.map((title) => [title, 'retainer'] as const),
  ['Someone with an older link wants the newest one (not confirmed)', 'new-link'],
  ['Someone with the expired link asks for a new one (not confirmed)', 'new-link'],
  ['Answer a question about the agreement (someone with the link, not confirmed)', 'unconfirmed'],
  ['Someone with the link wants the agreement on paper (not confirmed)', 'unconfirmed'],
  ['Someone with the link does not want to sign (not confirmed)', 'unconfirmed'],
]);

const isOld = { kind: 'other', title: { $in: [...kindOf.keys()] } };
const withKind = (task: Task): Task =>
  task.kind === 'other' ? { ...task, kind: kindOf.get(task.title) ?? task.kind } : task;

/** Gives the product's own tasks, and the firm's rules about the retainer, a kind: their words may change. */
export const taskKinds: Migration = {
  id: '0022-task-kinds',
  up: async (db) => {
    await inBatches(
      db.collection<Lead>('clients'),
      { openTasks: { $elemMatch: isOld } },
      ({ openTasks }) => ({
        $set: { openTasks: openTasks.map(withKind) },
      }),
    );
    const settings = db.collection<Rules>('settings');
    const stored = await settings.findOne({ _id: 'taskRules' });
    if (!stored) return;
    const rules = stored.value.rules.map((rule) =>
      retainer.includes(rule.title) ? { ...rule, kind: 'retainer' } : rule,
    );
    await settings.updateOne({ _id: 'taskRules' }, { $set: { 'value.rules': rules } });
  },
};
