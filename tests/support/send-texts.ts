import { createDue } from '../../server/core/due/due';
import { dueTexts } from '../../server/texting/send-texts';
import { checkTexts } from '../../server/texting/settle-text';
import type { Texts } from '../../server/texting/texts';

/** Sends what is due as a server of its own would, and asks for lost answers. Returns true if some have to wait. */
export const sendTexts = async (texts: Texts): Promise<boolean> => {
  const [waits] = await Promise.all([createDue(dueTexts(texts)).run(), checkTexts(texts)]);
  return waits;
};
