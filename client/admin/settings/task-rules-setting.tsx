import { messages } from '../../../shared/messages';
import { type LeadStatus, leadStatuses } from '../../../shared/schemas/client';
import { FieldRows } from '../kit/field-rows';
import { SettingCard, type Stored, useSettingForm } from './setting-form';

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
export const TaskRulesSetting = ({ stored }: { stored: Stored<'taskRules'> }) => {
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
  return (
    <SettingCard
      title="Automatic tasks"
      isTitled
      text="When a lead gets this status, the person it is assigned to gets the task."
      form={form}
    >
      <FieldRows
        form={form}
        name="rules"
        fields={() => ({
          status: { label: 'Status', kind: 'choice', choices: leadStatuses },
          title: { label: 'Task', maxLength: 200 },
          dueInHours: { label: 'Due in (hours)', kind: 'decimal' },
        })}
        columns="sm:grid-cols-[1fr_2fr_8rem_auto]"
        none="No rules. Staff add tasks themselves."
        add="Add rule"
        empty={{ status: 'Contacted', title: '', dueInHours: '24' }}
        remove={(_, { title }) => `Remove the rule ${title}`}
      />
    </SettingCard>
  );
};
