import type { AreaWording } from '../../../shared/area-wording';

const join = (texts: readonly string[], last: string) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`;

const getWords = (wording: AreaWording, leftOut: readonly string[]): string => {
  const isGone = (one: string) => leftOut.includes(one);
  if ('kinds' in wording) {
    const offered = wording.kinds.filter(({ areas }) => !areas.every(isGone)).map(({ text }) => text);
    return offered.length === 0 ? wording.said : join(offered, wording.last);
  }
  const applies = wording.when === 'all' ? wording.areas.every(isGone) : wording.areas.some(isGone);
  return applies ? wording.instead : wording.said;
};

/** Replaces the phrases of a page that name practice areas which are left out, in the order of the list. */
export const reword = (html: string, wordings: readonly AreaWording[], leftOut: readonly string[]): string =>
  wordings.reduce((text, wording) => text.replaceAll(wording.said, () => getWords(wording, leftOut)), html);
