import type { ReactNode } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { Unloaded } from '../kit/loaded';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { AgreementStatusesSetting } from './agreement-settings';
import { KeywordsSetting } from './keywords-setting';
import { PausedNumbers } from './paused-numbers';
import { SettingForm } from './setting-form';
import { TaskRulesSetting } from './task-rules-setting';
import { TurnDownSetting } from './turn-down-setting';

/** The newest backup's age, and the backup schedule. */
const BackupCard = () => {
  const { data } = trpc.backups.state.useQuery();
  if (!data) return null;
  const { isOn, lastAt, bytes, failedAt, failure, everyHours, place, keep } = data;
  return (
    <section aria-label="Backups" className={`${cardClass} p-5`}>
      {!isOn && (
        <p className="text-sm text-muted">
          No backups are scheduled. On the server, set BACKUP_TO to a folder or an s3:// address, then
          restart.
        </p>
      )}
      {everyHours && place && keep && (
        <FactList
          facts={{
            Newest: (
              <>
                {lastAt ? <Moment at={lastAt} /> : 'None yet'}
                {bytes !== undefined &&
                  `, ${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`}
              </>
            ),
            Plan: `every ${everyHours} hours to a ${place}, the last ${keep} kept`,
            'Failed since': failedAt && <Moment at={failedAt} />,
            'Last failure': failedAt && failure,
          }}
        />
      )}
    </section>
  );
};

type SettingScreenProps = { children: (stored: Outputs['settings']['all']) => ReactNode };

/** One of the firm's decisions on its own page. */
const SettingScreen = ({ children }: SettingScreenProps) => {
  const query = trpc.settings.all.useQuery();
  const { data } = query;
  return (
    <>
      <ScreenHead />
      {!data && <Unloaded query={query} loading="Loading settings..." failed="Error loading settings" />}
      {data && <div className="grid max-w-4xl gap-5">{children(data)}</div>}
    </>
  );
};

/** Returns the number in a field; null if the field is blank. */
const toNumber = (text: string) => (text.trim() === '' ? null : Number(text));
const wide = 'sm:col-span-2';

/** The times to call again after nobody answered. */
export const CallPlanScreen = () => (
  <SettingScreen>
    {({ callPlan }) => (
      <SettingForm
        name="callPlan"
        title="Call plan"
        stored={callPlan}
        fields={{
          waitHours: {
            label: 'Hours between tries',
            hint: 'Separate them with commas. Five waits make six tries: 1, 4, 24, 24, 48.',
            wrong: 'Enter up to 20 numbers of hours, separated by commas, each 0.25 or more.',
            className: wide,
          },
          assigns: {
            label: 'Assign a lead that nobody has to the person who calls first',
            kind: 'check',
            className: wide,
          },
        }}
        toValues={({ waitHours, assigns }) => ({ waitHours: waitHours.join(', '), assigns })}
        toValue={({ waitHours, assigns }) => ({
          waitHours: waitHours.trim() ? waitHours.split(',').map((one) => toNumber(one) ?? Number.NaN) : [],
          assigns,
        })}
      />
    )}
  </SettingScreen>
);

const contactFields = {
  revokeAll: {
    label:
      'When someone stops one kind of call or text, stop every kind (the “revoke all” rule; it applies by itself to requests from January 31, 2027 on)',
    kind: 'check',
    className: wide,
  },
  quietMail: {
    label: 'Hold e-mails that are not replies until quiet hours end where the person lives',
    kind: 'check',
    className: wide,
  },
  replyHours: {
    label: 'Hours in which staff may answer someone who texted first',
    kind: 'number',
    wrong: 'Enter a number of hours from 1 to 336.',
    className: wide,
  },
} as const;

/** Contact rules that are stricter than the law requires. */
export const ContactRulesScreen = () => (
  <SettingScreen>
    {({ contact, followUp, texts }) => (
      <>
        <PausedNumbers />
        <SettingForm
          name="contact"
          title="Contact rules"
          text="Each applies right away, to every lead. The first two are stricter than the law requires today."
          stored={contact}
          fields={contactFields}
          toValues={(value) => ({ ...value, replyHours: String(value.replyHours) })}
          toValue={(values) => ({ ...values, replyHours: toNumber(values.replyHours) ?? Number.NaN })}
        />
        <SettingForm
          name="followUp"
          title="Limits of automatic follow-up"
          isTitled
          text="Texts, e-mails and call tasks of sequences, counted together for each person."
          stored={followUp}
          fields={{
            mostADay: { label: 'At most in a day', kind: 'number', wrong: 'Enter a number from 1 to 20.' },
            mostAWeek: { label: 'At most in a week', kind: 'number', wrong: 'Enter a number from 1 to 50.' },
            handwrittenHours: {
              label: 'Send nothing automatic for so many hours after a message by hand',
              kind: 'number',
              wrong: 'Enter a number of hours from 0 to 336.',
              className: wide,
            },
          }}
          toValues={(value) => ({
            mostADay: String(value.mostADay),
            mostAWeek: String(value.mostAWeek),
            handwrittenHours: String(value.handwrittenHours),
          })}
          toValue={(values) => ({
            mostADay: toNumber(values.mostADay) ?? Number.NaN,
            mostAWeek: toNumber(values.mostAWeek) ?? Number.NaN,
            handwrittenHours: toNumber(values.handwrittenHours) ?? Number.NaN,
          })}
        />
        <KeywordsSetting stored={texts} />
      </>
    )}
  </SettingScreen>
);

export const TaskRulesScreen = () => (
  <SettingScreen>
    {({ taskRules, agreementStatuses }) => (
      <>
        <TaskRulesSetting stored={taskRules} />
        <AgreementStatusesSetting stored={agreementStatuses} />
      </>
    )}
  </SettingScreen>
);

export const ReasonsScreen = () => (
  <SettingScreen>{({ turnDown }) => <TurnDownSetting stored={turnDown} />}</SettingScreen>
);

export const BackupsScreen = () => (
  <>
    <ScreenHead />
    <div className="max-w-4xl">
      <BackupCard />
    </div>
  </>
);
