import { classifyOptOut } from '../../contact/opt-out/classify-opt-out';
import { foldText } from '../../contact/opt-out/normalize';

/** Stands for the emoji of a reaction in what comes before and behind the quoted message. */
const sign = 'emoji';

const likes =
  '(no )?me (gusta|encanta|divierte)|corazon|risa|exclamacion|signos? de (exclamacion|interrogacion)|duda';

/** The words that phones write around the message of a reaction, by language; `…` stands for the message. */
const forms: Readonly<Record<string, readonly string[]>> = {
  any: [`${sign} …`],
  en: [
    '(liked|loved|disliked|laughed at|emphasi[sz]ed|questioned) …',
    'removed (an? |the )?(heart|like|dislike|laugh|exclamation( mark| point)?|question mark|emphasis) from …',
    `((reacted )?(with )?(an? )?|(an? )?)${sign} to …`,
    'reacted with a sticker to …',
    `removed (an? |the |their )?${sign} (reaction )?from …`,
    `${sign} removed from …`,
  ],
  es: [
    '(no )?(le|me) (gust[oa]|encant[oa]|dio risa|hizo gracia|ha (gustado|encantado|dado risa|hecho gracia)) …',
    `(se (rio|ha reido) de|(exclamo|ha exclamado|pregunto|ha preguntado) por|(dudo|ha dudado) (de|sobre)) …`,
    '(ha )?(enfatizo|enfatizado|destaco|destacado|subrayo|subrayado|cuestiono|cuestionado) …',
    `(ha puesto|puso|ha anadido|anadio|agrego) (un|una) (${likes}) (a|en) …`,
    `(se )?(ha )?(quito|quitado|elimino|eliminado) (un|una|el|la|los) (${likes}) (a|de|en) …`,
    `(ha )?(reacciono|reaccionado) con (${sign}|un sticker) a …`,
    `(se )?(ha )?(quito|quitado|elimino|eliminado) (la reaccion )?(con )?${sign} (a|de|en) …`,
    `${sign} (a|en|para) …`,
  ],
  fr: [
    '(a aime|a adore|na pas aime|a ri (a|de)|a souligne|a mis en evidence|a remis en question) …',
    'a attribue la mention (jaime|jadore|adore|je naime pas|haha|drole|important|question) a …',
    `a (reagi avec ${sign}|retire (la reaction )?${sign}) (a|de) …`,
    `${sign} a …`,
  ],
  pt: [
    '(curtiu|gostou de|adorou|amou|nao curtiu|nao gostou de|riu de|enfatizou|destacou|questionou) …',
    `(reagiu com ${sign}|${sign}) (a|para) …`,
    `removeu (a reacao )?${sign} (a|de) …`,
  ],
  de: [
    '(mag|liebt|gefallt|gefiel|lachte uber|betonte|fragte zu) …',
    '(mag|gefallt|gefiel) … nicht',
    `(reagierte mit )?${sign} auf …`,
  ],
};

const anyForm = new RegExp(`^(${Object.values(forms).flat().join('|')})$`, 'u');

/** “A Maria le gustó …”: the name is up to three words. */
const named = /^a ((?:\p{L}+ ){1,3})(?=(no )?le )/u;

const emoji =
  /(?:\p{Extended_Pictographic}|\p{RI}|[#*\d]\uFE0F?\u20E3)(?:\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\p{M}|[\u200D\u{E0020}-\u{E007F}])*/gu;
const opening = /["“”„‟«»‹›'‘’‚「『＂]/u;
const closing = /["“”‟«»‹›'‘’」』＂]/u;
const shortened = /(…|\.\.\.)\s*$/u;

/** Google's phones put invisible marks around the emoji and the message, in every language. */
const marked =
  /^\u200A[^\u200A]*?[\u200B\u200C][^\u200B\u200C]+[\u200B\u200C][^\u200A]*\u200A([^\u200A]*)\u200A[^\u200A]*\u200A?$/u;

const fold = (words: string) => foldText(words.replaceAll(emoji, ` ${sign} `));

const asksToStop = (name: string) =>
  [name, ...name.split(' ')].some((word) => classifyOptOut(word).result !== 'neither');

const isKnown = (before: string, after: string): boolean => {
  const around = `${fold(before)} … ${fold(after)}`.trim();
  const [start = '', name = ''] = named.exec(around) ?? [];
  return anyForm.test(around.slice(start.length)) && !asksToStop(name);
};

/** The most characters before and behind the message that a reaction is to. */
const mostAround = 80;

/** Returns the places of a text's quotation marks, from its start and from its end, as far as a reaction has words. */
const findQuotes = (text: string) => {
  const all = [...text].map((character, at) => ({ character, at }));
  return {
    openings: all.slice(0, mostAround).filter(({ character }) => opening.test(character)),
    closings: all.slice(-mostAround).filter(({ character }) => closing.test(character)),
    slice: (from: number, to?: number) =>
      all
        .slice(from, to)
        .map(({ character }) => character)
        .join(''),
  };
};

/**
 * Returns the messages that a text may be a reaction to, as it quotes them: a known verb or an emoji, a message in
 * quotation marks, and nothing else. It is one only if it quotes a message of ours.
 */
export const readQuoted = (text: string): string[] => {
  const [, message] = marked.exec(text) ?? [];
  if (message) return [message];
  const { openings, closings, slice } = findQuotes(text.trim());
  return openings.flatMap(({ at: from }) =>
    closings
      .filter(({ at: to }) => to > from && isKnown(slice(0, from), slice(to + 1)))
      .map(({ at: to }) => slice(from + 1, to)),
  );
};

/** The fewest letters by which a shortened message is recognized. */
const fewestLetters = 12;

/** Returns true if a quote is one of our whole messages or its shortened beginning; phones change signs and spaces. */
export const quotes = (quoted: string, ours: string): boolean => {
  const [theirs, whole] = [foldText(quoted), foldText(ours)];
  if (theirs === '' || theirs === whole) return theirs !== '';
  return shortened.test(quoted) && theirs.length >= fewestLetters && whole.startsWith(theirs);
};
