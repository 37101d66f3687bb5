import { ScreenHead } from '../screen-head';
import { DayTasks } from './day-tasks';
import { OwnDay } from './own-day';
import { QueueStart } from './queue-start';

/** A clerk's starting point: the queue, their day so far, and their tasks. */
export const QueueScreen = () => (
  <>
    <ScreenHead title="Queue" />
    <div className="grid max-w-5xl gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <QueueStart />
        <OwnDay />
      </div>
      <DayTasks />
    </div>
  </>
);
