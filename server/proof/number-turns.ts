import { isFirst } from '../core/db/errors';
import type { Models } from './models';

type Needs = { numberTurns: Models['numberTurns'] };

export const readTurn = async ({ numberTurns }: Needs, key: string): Promise<number> =>
  (await numberTurns.findById(key).lean())?.turn ?? 0;

/** Takes the next turn of a number; false if another text or a withdrawal was first. */
export const takeTurn = async ({ numberTurns }: Needs, key: string, turn: number): Promise<boolean> => {
  if (turn > 0) {
    const { modifiedCount } = await numberTurns.updateOne({ _id: key, turn }, { $inc: { turn: 1 } });
    return modifiedCount > 0;
  }
  return isFirst(numberTurns.create({ _id: key, turn: 1 }));
};

/** Ends the turn of everyone who asked the gate before; call it after a withdrawal was stored. */
export const endTurns = async ({ numberTurns }: Needs, keys: readonly string[]): Promise<void> => {
  for (const _id of keys) await numberTurns.updateOne({ _id }, { $inc: { turn: 1 } }, { upsert: true });
};
