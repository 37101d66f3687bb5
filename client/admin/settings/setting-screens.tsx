import type { ReactNode } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { Unloaded } from '../kit/loaded';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { AgreementStatusesSetting } from './agreement-settings';
import { PausedNumbers } from './paused-numbers';
import { SettingForm, type Stored } from './setting-form';
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

type StoredSettings = Outputs['settings']['all'];

/** The promise that people read on the website, which only the firm's file changes. */
const PromiseCard = ({ promise: { replyHours, open } }: Pick<StoredSettings, 'promise'>) => (
  <section aria-label="Promise" className={`${cardClass} p-5 text-sm`}>
    <p className="font-semibold">
      {replyHours === null
        ? 'You promise no time for an answer. A lead is late after 24 hours.'
        : `You promise an answer within ${replyHours} ${replyHours === 1 ? 'hour' : 'hours'}.`}
    </p>
    {open.length > 0 && <p>{`Open ${open.join(', ')}.`}</p>}
    <p className="text-muted">It stands in the firm’s file: run npm run firm on the server to change it.</p>
  </section>
);

/** The times to call again after nobody answered. */
const CallPlanSetting = ({ stored }: { stored: Stored<'callPlan'> }) => (
  <SettingForm
    name="callPlan"
    title="Call plan"
    isTitled
    stored={stored}
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
);

/** The firm's promise, its plan of calls, and the tasks and statuses that follow. */
export const ResponseScreen = () => (
  <SettingScreen>
    {({ promise, callPlan, taskRules, agreementStatuses }) => (
      <>
        <PromiseCard promise={promise} />
        <CallPlanSetting stored={callPlan} />
        <TaskRulesSetting stored={taskRules} />
        <AgreementStatusesSetting stored={agreementStatuses} />
      </>
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

/** Asks who answers STOP and HELP, so that nobody gets two answers or none, and how many texts strangers may cause. */
const KeywordsSetting = ({ stored }: { stored: Stored<'texts'> }) => (
  <SettingForm
    name="texts"
    title="Answers to STOP and HELP, and texts that strangers cause"
    isTitled
    text="Most providers of texts answer these words themselves. If yours does not, we answer them. Anyone can enter a number in your form or text you, so there is a limit on questions to new numbers and answers to HELP and STOP. A request to stop always counts, and a lead’s is always confirmed."
    stored={stored}
    fields={{
      providerAnswers: {
        label: 'Our provider answers STOP and HELP',
        kind: 'check',
        className: wide,
      },
      strangersAnHour: {
        label: 'Texts that strangers cause, at most in an hour',
        kind: 'number',
        wrong: 'Enter a number from 1 to 1,000.',
      },
      strangersADay: { label: 'At most in a day', kind: 'number', wrong: 'Enter a number from 1 to 10,000.' },
    }}
    toValues={(value) => value}
    toValue={(values) => values}
  />
);

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
