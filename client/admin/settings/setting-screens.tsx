import { trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { PausedNumbers } from './paused-numbers';
import { settingsScreen } from './setting-form';
import { TurnDownReasons } from './turn-down-reasons';

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

/** The promise that people read on the website, which only the firm's file changes. */
const PromiseCard = () => {
  const { data } = trpc.settings.all.useQuery();
  if (!data) return null;
  const { replyHours, open } = data.promise;
  return (
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
};

/** The firm's promise, its plan of calls, and the tasks and statuses that follow. */
export const ResponseScreen = settingsScreen({
  Above: PromiseCard,
  sections: ['callPlan', 'taskRules', 'agreementStatuses'],
});

/** Contact rules that are stricter than the law requires. */
export const ContactRulesScreen = settingsScreen({
  Above: PausedNumbers,
  sections: ['contact', 'followUp', 'texts'],
});

export const ReasonsScreen = settingsScreen({ sections: [{ name: 'turnDown', Fields: TurnDownReasons }] });

export const BackupsScreen = () => (
  <>
    <ScreenHead />
    <div className="max-w-4xl">
      <BackupCard />
    </div>
  </>
);
