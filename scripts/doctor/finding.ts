import type { FindingState } from '../../shared/schemas/status';

/** The finding about one part; `bad` prevents the start. */
export type Finding = { part: string; state: FindingState; says: string; todo?: string };

export const good = (part: string, says: string): Finding => ({ part, state: 'good', says });
export const look = (part: string, says: string, todo: string): Finding => ({
  part,
  state: 'look',
  says,
  todo,
});
export const bad = (part: string, says: string, todo: string): Finding => ({
  part,
  state: 'bad',
  says,
  todo,
});
