import { minute } from '../../shared/durations';
import { spanText } from './measures';
import type { PartFinding } from './part-finding';

const todo = 'Set the clock from the network (timedatectl set-ntp true).';

type Clocks = {
  now: number;
  /** The time at which the newest ledger head was signed. */
  newestHead?: string | undefined;
  /** The time on another machine's clock: the database's. */
  database?: number | undefined;
};

/** Checks this machine's clock against earlier signatures and another clock. */
export const readClock = ({ now, newestHead, database }: Clocks): PartFinding => {
  const ahead = newestHead ? Date.parse(newestHead) - now : 0;
  if (ahead > minute)
    return {
      state: 'bad',
      says: `It was set back: the newest entry of the ledger is ${spanText(ahead)} ahead of it.`,
      todo,
    };
  if (database === undefined) return { state: 'good', says: 'It has not been set back.' };
  const apart = Math.abs(database - now);
  if (apart <= 5000) return { state: 'good', says: 'It agrees with the clock of the database.' };
  const says = `It is ${spanText(apart)} apart from the clock of the database.`;
  return { state: apart > minute ? 'bad' : 'look', says, todo };
};
