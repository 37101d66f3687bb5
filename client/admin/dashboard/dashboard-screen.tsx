import { useMay } from '../../auth/use-may';
import { OwnDay } from '../desk/own-day';
import { FirstSteps } from '../first-steps/first-steps';
import { ScreenHead } from '../screen-head';
import { BackupLate } from '../settings/backup-late';
import { StatementsDue } from '../statements/statements-due';
import { words } from '../words';
import { Conversion } from './conversion';
import { CountTiles } from './count-tiles';
import { DayStart } from './day-start';
import { FirmToday } from './firm-today';
import { LeadsOverview } from './leads-overview';

export const DashboardScreen = () => {
  const may = useMay();
  return (
    <>
      <ScreenHead title={words.places.dashboard} />
      {may('settings.edit') && <FirstSteps />}
      {may('settings.edit') && <BackupLate />}
      <DayStart />
      {may('reports.people') && <FirmToday />}
      {may('leads.work') && (
        <div className="mb-5 empty:hidden">
          <OwnDay onlyGoals />
        </div>
      )}
      {may('site.edit') && <StatementsDue />}
      <Conversion />
      <LeadsOverview />
      <CountTiles />
    </>
  );
};
