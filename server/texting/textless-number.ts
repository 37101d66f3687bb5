import { providerErrors } from '../conversation/rules/provider-errors';
import type { Texts } from './texts';

const codes = Object.entries(providerErrors)
  .filter(([, { means }]) => means === 'gone' || means === 'wrong')
  .map(([code]) => code);

/** Returns true if the provider said of an earlier text that the number is a landline, or nobody's. */
export const isTextless = async ({ models }: Pick<Texts, 'models'>, phoneKey: string): Promise<boolean> =>
  (await models.messages.exists({ phoneKey, error: { $in: codes } })) !== null;
