import type { ReactNode } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { Unloaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { words } from '../words';
import { BackupCard } from './backup-card';
import { ContactSetting } from './contact-setting';
import { GoalsSetting } from './goals-setting';
import { CallPlanSetting, FirstContactSetting } from './hours-settings';
import { TaskRulesSetting } from './task-rules-setting';
import { TurnDownSetting } from './turn-down-setting';

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
    {({ taskRules }) => <TaskRulesSetting stored={taskRules} />}
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
