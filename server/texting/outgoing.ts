import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { openTextedCode } from '../signing/page/texted-code';
import { automaticTexts } from './automatic-texts';
import type { Outgoing } from './providers/provider';
import type { Texts } from './texts';

/** Returns a text as it is sent, a code with its digits; undefined for a code that cannot be entered any more. */
export const toOutgoing = async (texts: Texts, message: MessageDoc): Promise<Outgoing | undefined> => {
  const id = String(message._id);
  const callback = `${texts.publicUrl}/api/texts/status?m=${texts.seal.close(id, 'text callback')}`;
  const { from, to, body, code } = openContent(texts, message);
  if (!code) return { id, from, to, body, callback };
  const texted = await openTextedCode(texts, code);
  const words =
    texted && automaticTexts[texted.language].code({ ...(await texts.firm()), code: texted.code });
  return words ? { id, from, to, body: words, callback } : undefined;
};
