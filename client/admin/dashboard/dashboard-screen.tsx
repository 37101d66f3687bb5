import { ScreenHead } from '../screen-head';
import { words } from '../words';
import { Conversion } from './conversion';
import { CountTiles } from './count-tiles';
import { DayStart } from './day-start';
import { LeadsOverview } from './leads-overview';

export const DashboardScreen = () => (
  <>
    <ScreenHead title={words.places.dashboard} />
    <DayStart />
    <CountTiles />
    <Conversion />
    <LeadsOverview />
  </>
);
