import { getProviderError } from '../conversation/rules/provider-errors';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { isFirst } from '../core/db/errors';
import { missingRegistration, type Texts } from './texts';

/** Pauses one of our numbers after an error that only the firm can mend, and tells staff once. */
export const noteFirmError = async (texts: Texts, number: string, code: string): Promise<void> => {
  const { means, sentence } = getProviderError(code);
  if (means !== 'firm') return;
  const pause = { _id: number, code, at: new Date(texts.now()) };
  if (await isFirst(texts.models.pausedNumbers.create(pause)))
    await texts.tellOfPause({ number, problem: sentence });
};

/** Returns the error that paused one of our numbers. */
export const findPause = async ({ models }: Pick<Texts, 'models'>, number: string) =>
  (await models.pausedNumbers.findById(number).lean())?.code;

/** Returns our paused numbers, each with what is to be mended. */
export const readPauses = async ({ models }: Pick<Texts, 'models'>) => {
  const paused = await models.pausedNumbers.find().sort({ at: 1 }).lean();
  return paused.map(({ _id, code, at }) => ({
    number: _id,
    problem: getProviderError(code).sentence,
    at: at.toISOString(),
  }));
};

/** Returns our numbers that send no texts: those that lack their registration, and those that are paused since `at`. */
export const readIdleNumbers = async (
  texts: Pick<Texts, 'models' | 'numbers'>,
): Promise<{ number: string; problem: string; at?: string }[]> => {
  const unregistered = texts.numbers.flatMap((one) => {
    const problem = missingRegistration(one);
    return problem ? [{ number: one.number, problem }] : [];
  });
  return [...unregistered, ...(await readPauses(texts))];
};

/** Sends from a number again, after staff mended what paused it. */
export const resumeNumber = async (texts: Texts, caller: Staff, number: string): Promise<void> => {
  const { models, now } = texts;
  const { deletedCount } = await models.pausedNumbers.deleteOne({ _id: number });
  if (deletedCount === 0) return;
  await writeAudit({ models, now }, caller, { action: 'resume', entity: 'setting', entityId: 'texts' });
  texts.sendSoon();
};
