import { isFirst } from '../core/db/errors';
import type { Models } from './models';

type Needs = { numberTurns: Models['numberTurns'] };

export const readTurn = async ({ numberTurns }: Needs, key: string): Promise<number> =>
  (await numberTurns.findById(key).lean())?.turn ?? 0;

/** Takes the next turn of a number or address; false if another message, a withdrawal or a reply was first. */
export const takeTurn = async ({ numberTurns }: Needs, key: string, turn: number): Promise<boolean> => {
  if (turn > 0) {
    const { modifiedCount } = await numberTurns.updateOne({ _id: key, turn }, { $inc: { turn: 1 } });
    return modifiedCount > 0;
  }
  return isFirst(numberTurns.create({ _id: key, turn: 1 }));
};

export type Turns = Map<string, number>;

/** Reads the turns of a person, by all their keys. */
export const readTurns = async (needs: Needs, keys: readonly string[]): Promise<Turns> =>
  new Map(await Promise.all(keys.map(async (key) => [key, await readTurn(needs, key)] as const)));

/** Takes the next turn of each key; false if something else was first at one of them. */
export const takeTurns = async (needs: Needs, turns: Turns): Promise<boolean> => {
  for (const [key, turn] of turns) if (!(await takeTurn(needs, key, turn))) return false;
  return true;
};

/** Ends the turn of everyone who asked the gate before; call it after a withdrawal or a reply was stored. */
export const endTurns = async ({ numberTurns }: Needs, keys: readonly string[]): Promise<void> => {
  for (const _id of keys) await numberTurns.updateOne({ _id }, { $inc: { turn: 1 } }, { upsert: true });
};
