import { useFieldArray } from 'react-hook-form';
import { messages } from '../../../shared/messages';
import { type LeadStatus, leadStatuses } from '../../../shared/schemas/client';
import type { Setting } from '../../../shared/settings';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { AddRow, RemoveRow } from '../form/row-buttons';
import { SettingCard } from './setting-card';
import { useSettingForm } from './use-setting-form';

type Rule = { status: LeadStatus; title: string; dueInHours: string };
type Values = { rules: Rule[] };

const isHours = (text: string) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 24 * 365;

/** Returns the problems by control name. */
const findProblems = ({ rules }: Values) =>
  Object.fromEntries(
    rules.flatMap(({ title, dueInHours }, index) => [
      ...(title.trim() ? [] : [[`rules.${index}.title`, messages.form.required]]),
      ...(isHours(dueInHours) ? [] : [[`rules.${index}.dueInHours`, 'Enter a number of hours.']]),
    ]),
  ) as Record<string, string>;

/** The tasks that follow when a lead gets a certain status. */
export const TaskRulesSetting = ({
  stored,
}: {
  stored: { value: Setting<'taskRules'>; version: number };
}) => {
  const form = useSettingForm<'taskRules', Values>({
    name: 'taskRules',
    stored,
    toValues: ({ rules }) => ({
      rules: rules.map((rule) => ({ ...rule, dueInHours: String(rule.dueInHours) })),
    }),
    toValue: ({ rules }) => ({
      rules: rules.map((rule) => ({ ...rule, dueInHours: Number(rule.dueInHours) })),
    }),
    validate: findProblems,
  });
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'rules' });
  return (
    <SettingCard
      title="Automatic tasks"
      text="When a lead gets this status, the person it is assigned to gets the task."
      form={form}
    >
      {fields.length === 0 && <p className="text-sm text-muted">No rules. Staff add tasks themselves.</p>}
      <ul className="space-y-4">
        {fields.map((rule, index) => (
          <li key={rule.id} className="grid items-start gap-3 sm:grid-cols-[1fr_2fr_8rem_auto]">
            <Select {...form.field(`rules.${index}.status`)} label="Status" choices={leadStatuses} />
            <Field {...form.field(`rules.${index}.title`)} label="Task" maxLength={200} />
            <Field {...form.field(`rules.${index}.dueInHours`)} label="Due in (hours)" inputMode="decimal" />
            <RemoveRow label={`Remove the rule ${rule.title}`} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow label="Add rule" onClick={() => append({ status: 'Contacted', title: '', dueInHours: '24' })} />
    </SettingCard>
  );
};
