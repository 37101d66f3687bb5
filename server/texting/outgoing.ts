import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import type { SealedLink } from '../core/links';
import { openTextedCode } from '../signing/page/texted-code';
import { automaticTexts } from './automatic-texts';
import type { Outgoing } from './providers/provider';
import type { Texts } from './texts';

/** The address to which the provider reports on a text, by its ID. */
export const reportLink: SealedLink = {
  place: '/api/texts/status?m=',
  about: 'text callback',
  key: 'messages',
};

/** Returns a text as it is sent, a code with its digits; undefined for a code that cannot be entered any more. */
export const toOutgoing = async (texts: Texts, message: MessageDoc): Promise<Outgoing | undefined> => {
  const id = String(message._id);
  const callback = `${texts.publicUrl}${await texts.links.seal(reportLink, id)}`;
  const { from, to, body, code } = openContent(texts, message);
  if (!code) return { id, from, to, body, callback };
  const texted = await openTextedCode(texts, code);
  const words =
    texted && automaticTexts[texted.language].code({ ...(await texts.firm()), code: texted.code });
  return words ? { id, from, to, body: words, callback } : undefined;
};
