import type { Setting } from './settings';
import { momentOfWall, toWallTime, type WallTime } from './zoned-time';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const startOfDay = (wall: WallTime) => Math.floor(wall / day) * day;

/**
 * Returns when work asked for at a time is due: an hour later if the firm is still open then, otherwise an hour after
 * it opens next.
 */
export const nextWorkingTime = (
  at: number,
  { days, opensAt, closesAt }: Setting<'workHours'>,
  zone: string,
): number => {
  const wall = toWallTime(at, zone);
  for (let midnight = startOfDay(wall); ; midnight += day) {
    if (!days.includes(new Date(midnight).getUTCDay())) continue;
    const due = Math.max(wall, midnight + opensAt * hour) + hour;
    if (due <= midnight + closesAt * hour) return momentOfWall(due, zone);
  }
};
