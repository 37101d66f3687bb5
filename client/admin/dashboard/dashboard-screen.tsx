import { ScreenHead } from '../screen-head';
import { words } from '../words';
import { CountTiles } from './count-tiles';
import { LeadsOverview } from './leads-overview';

export const DashboardScreen = () => (
  <>
    <ScreenHead title={words.places.dashboard} />
    <CountTiles />
    <LeadsOverview />
  </>
);
