import { StoreError } from '../errors';
import { BSONRegExp, type Value } from '../values/values';

const space = '\\t\\n\\v\\f\\r ';

/** MongoDB's regular expressions are PCRE; what JavaScript would read differently is rewritten or refused. */
export function compileRegex(pattern: string, options: string): RegExp {
  // Text is Unicode here in any case, which is what u asks for.
  if (/[^imsu]/.test(options))
    throw new StoreError('InvalidRegex', `regex options "${options}": only i, m, s, u`);
  const multiline = options.includes('m');
  const source = pattern.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu, (token) => {
    if (token === '.') return options.includes('s') ? '[\\s\\S]' : '[^\\n]';
    if (token === '^') return multiline ? '(?<![^\\n])' : '^';
    if (token === '$') return multiline ? '(?![^\\n])' : '(?=\\n?(?![\\s\\S]))';
    if (token === '\\s') return `[${space}]`;
    if (token === '\\S') return `[^${space}]`;
    if (token.length > 2 && token[0] === '[') return token.replace(/\\[\s\S]/gu, classEscape);
    return token[0] === '\\' ? punctuation(token) : token;
  });
  try {
    return new RegExp(source, options.includes('i') ? 'iu' : 'u');
  } catch {
    throw new StoreError('InvalidRegex', `Regular expression is invalid or not supported: /${pattern}/`);
  }
}

const classEscape = (token: string) => (token === '\\s' ? space : punctuation(token));

// PCRE lets any punctuation be escaped; JavaScript's u mode only what has a meaning.
function punctuation(token: string): string {
  const char = token[1]!;
  if (/[\s!-/:-@[-`{-~]/.test(char)) return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return token;
}

/** The text that a pattern looks for when nothing in it is special but what it escapes. */
function toLiteral(pattern: string): string | undefined {
  if (!/^(?:[^\\^$.*+?()[\]{}|]|\\[!-/:-@[-`{-~])+$/u.test(pattern)) return undefined;
  return pattern.replace(/\\(.)/g, '$1');
}

/** The texts of which such a pattern looks for one: `a|b`. */
export function getLiterals(pattern: string): string[] | undefined {
  const whole = toLiteral(pattern);
  if (whole !== undefined) return [whole];
  const texts = pattern.split('|').map(toLiteral);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** The pattern to try on text, and the stored pattern that equals it. */
export function toRegex(value: Value, options?: Value): { regex: RegExp; stored: BSONRegExp } {
  if (!(value instanceof BSONRegExp) && typeof value !== 'string') {
    throw new StoreError('BadValue', '$regex has to be a string');
  }
  if (options !== undefined && typeof options !== 'string') {
    throw new StoreError('BadValue', '$options has to be a string');
  }
  const pattern = typeof value === 'string' ? value : value.pattern;
  const flags = options ?? (typeof value === 'string' ? '' : value.options);
  return { regex: compileRegex(pattern, flags), stored: new BSONRegExp(pattern, flags) };
}
