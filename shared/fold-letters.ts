/** Letters that Unicode does not take apart, as people write them who lack them (ICAO 9303 for passports). */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ŋ: 'n', ĸ: 'q', ə: 'e', ɛ: 'e', ɔ: 'o', ƀ: 'b', ɓ: 'b', ɖ: 'd', ɗ: 'd', ǥ: 'g', ɨ: 'i', ƙ: 'k' },
  ...{ ƚ: 'l', ɫ: 'l', ɲ: 'n', ɵ: 'o', ʉ: 'u', ƴ: 'y', ƶ: 'z', ς: 'σ' },
};

const letters = Object.keys(plainLetters).join('');
const special = new RegExp(`[${letters}]`, 'g');
const dropped = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** Matches letters and invisible signs that an earlier folding left in stored texts. */
export const unfolded = new RegExp(`[${letters}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`);

const isPlain = /^[ -~]*$/;

/** Folds a text for comparing: without case, accents, strokes, ligatures and invisible signs, however they are encoded. */
export const foldLetters = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(dropped, '')
        .toLowerCase()
        .replace(special, (letter) => plainLetters[letter]!);
