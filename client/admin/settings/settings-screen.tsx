import { trpc } from '../../lib/trpc';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { BackupCard } from './backup-card';
import { ContactSetting } from './contact-setting';
import { GoalsSetting } from './goals-setting';
import { CallPlanSetting, FirstContactSetting } from './hours-settings';
import { settingWords } from './setting-words';
import { TaskRulesSetting } from './task-rules-setting';
import { TurnDownSetting } from './turn-down-setting';

/** What the firm decides about its own work. */
export const SettingsScreen = () => {
  const { data, isError, refetch } = trpc.settings.all.useQuery();
  return (
    <>
      <ScreenHead title={settingWords.title} />
      {isError && !data && <LoadFailed text={settingWords.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={settingWords.loading} />}
      {data && (
        <div className="grid max-w-4xl gap-5">
          <FirstContactSetting stored={data.firstContact} />
          <CallPlanSetting stored={data.callPlan} />
          <GoalsSetting stored={data.goals} />
          <TaskRulesSetting stored={data.taskRules} />
          <ContactSetting stored={data.contact} />
          <TurnDownSetting stored={data.turnDown} />
          <BackupCard />
        </div>
      )}
    </>
  );
};
