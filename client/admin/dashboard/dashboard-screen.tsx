import { useMay } from '../../auth/use-may';
import { ScreenHead } from '../screen-head';
import { StatementsDue } from '../statements/statements-due';
import { words } from '../words';
import { CountTiles } from './count-tiles';
import { LeadsOverview } from './leads-overview';

export const DashboardScreen = () => {
  const may = useMay();
  return (
    <>
      <ScreenHead title={words.places.dashboard} />
      <CountTiles />
      {may('site.edit') && <StatementsDue />}
      <LeadsOverview />
    </>
  );
};
