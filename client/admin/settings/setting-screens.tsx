import type { ReactNode } from 'react';
import type { Setting } from '../../../shared/settings';
import { type Outputs, trpc } from '../../lib/trpc';
import { Checkbox } from '../../ui/checkbox';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { words } from '../words';
import { AgreementStatusesSetting, WorkHoursSetting } from './agreement-settings';
import { GoalsSetting } from './goals-setting';
import { CallPlanSetting, FirstContactSetting } from './hours-settings';
import { SettingCard } from './setting-card';
import { TaskRulesSetting } from './task-rules-setting';
import { TurnDownSetting } from './turn-down-setting';
import { useSettingForm } from './use-setting-form';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="mb-1 min-w-0 break-words sm:mb-0">{children}</dd>
  </div>
);

/** The newest backup's age, and the backup schedule. */
const BackupCard = () => {
  const { data } = trpc.backups.state.useQuery();
  if (!data) return null;
  const { isOn, lastAt, bytes, failedAt, everyHours, place, keep } = data;
  return (
    <section aria-label="Backups" className={`${cardClass} p-5`}>
      {!isOn && (
        <p className="text-sm text-muted">
          No backups are scheduled. On the server, set BACKUP_TO to a folder or an s3:// address, then
          restart.
        </p>
      )}
      {everyHours && place && keep && (
        <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
          <Fact name="Newest">
            {lastAt ? <Moment at={lastAt} /> : 'None yet'}
            {bytes !== undefined &&
              `, ${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`}
          </Fact>
          <Fact name="Plan">{`every ${everyHours} hours to a ${place}, the last ${keep} kept`}</Fact>
          {failedAt && (
            <Fact name="Failed since">
              <Moment at={failedAt} />
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
};

type ContactSettingProps = { stored: { value: Setting<'contact'>; version: number } };

/** Contact rules that are stricter than the law requires. */
const ContactSetting = ({ stored }: ContactSettingProps) => {
  const form = useSettingForm({
    name: 'contact',
    stored,
    toValues: (value) => value,
    toValue: (values) => values,
    validate: () => ({}),
  });
  return (
    <SettingCard
      title="Contact rules"
      text="Stricter than the law requires today. Each applies right away, to every lead."
      form={form}
    >
      <Checkbox
        id="contact-revoke-all"
        label="When someone stops one kind of call or text, stop every kind (the “revoke all” rule, planned for January 31, 2027; the date has moved before)"
        {...form.form.register('revokeAll')}
      />
      <Checkbox
        id="contact-quiet-mail"
        label="Hold e-mails that are not replies until quiet hours end where the person lives"
        {...form.form.register('quietMail')}
      />
    </SettingCard>
  );
};

type SettingScreenProps = { title: string; children: (stored: Outputs['settings']['all']) => ReactNode };

/** One of the firm's decisions on its own page. */
const SettingScreen = ({ title, children }: SettingScreenProps) => {
  const query = trpc.settings.all.useQuery();
  const { data } = query;
  return (
    <>
      <ScreenHead title={title} />
      {!data && <Unloaded query={query} loading="Loading settings..." failed="Error loading settings" />}
      {data && <div className="grid max-w-4xl gap-5">{children(data)}</div>}
    </>
  );
};

export const GoalsScreen = () => (
  <SettingScreen title={words.places.goals}>{({ goals }) => <GoalsSetting stored={goals} />}</SettingScreen>
);

export const PromiseScreen = () => (
  <SettingScreen title={words.places.promise}>
    {({ firstContact }) => <FirstContactSetting stored={firstContact} />}
  </SettingScreen>
);

export const CallPlanScreen = () => (
  <SettingScreen title={words.places.callPlan}>
    {({ callPlan }) => <CallPlanSetting stored={callPlan} />}
  </SettingScreen>
);

export const TaskRulesScreen = () => (
  <SettingScreen title={words.places.taskRules}>
    {({ taskRules, agreementStatuses, workHours }) => (
      <>
        <TaskRulesSetting stored={taskRules} />
        <AgreementStatusesSetting stored={agreementStatuses} />
        <WorkHoursSetting stored={workHours} />
      </>
    )}
  </SettingScreen>
);

export const ReasonsScreen = () => (
  <SettingScreen title={words.places.reasons}>
    {({ turnDown }) => <TurnDownSetting stored={turnDown} />}
  </SettingScreen>
);

export const ContactRulesScreen = () => (
  <SettingScreen title={words.places.contact}>
    {({ contact }) => <ContactSetting stored={contact} />}
  </SettingScreen>
);

export const BackupsScreen = () => (
  <>
    <ScreenHead title={words.places.backups} />
    <div className="max-w-4xl">
      <BackupCard />
    </div>
  </>
);
