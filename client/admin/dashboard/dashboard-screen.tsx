import { useMay } from '../../auth/use-may';
import { DayTasks } from '../desk/day-tasks';
import { OwnDay } from '../desk/own-day';
import { QueueStart } from '../desk/queue-start';
import { FirstSteps } from '../first-steps/first-steps';
import { ScreenHead } from '../screen-head';
import { BackupLate } from '../settings/backup-late';
import { StatementsDue } from '../statements/statements-due';
import { words } from '../words';
import { CountTiles } from './count-tiles';
import { DayStart } from './day-start';
import { FirmToday } from './firm-today';
import { NewestLeads } from './newest-leads';

/** The day: what waits, the queue, one's tasks. Charts are under Reports. */
export const DashboardScreen = () => {
  const may = useMay();
  return (
    <>
      <ScreenHead title={words.places.dashboard} />
      {may('settings.edit') && <FirstSteps />}
      {may('settings.edit') && <BackupLate />}
      <DayStart />
      {may('leads.work') && (
        <div className="mb-5 grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <QueueStart />
            <OwnDay onlyGoals />
          </div>
          <DayTasks />
        </div>
      )}
      {may('reports.people') && <FirmToday />}
      {may('site.edit') && <StatementsDue />}
      <NewestLeads />
      <CountTiles />
    </>
  );
};
