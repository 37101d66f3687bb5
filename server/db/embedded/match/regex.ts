import { StoreError } from '../errors';
import { BSONRegExp, type Value } from '../values/values';

const space = '\\t\\n\\v\\f\\r ';

/**
 * Compiles a regular expression. MongoDB uses PCRE; what JavaScript would read differently is rewritten or rejected.
 */
function compileRegex(pattern: string, options: string): RegExp {
  // Text is always Unicode here, which is what u requests.
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

// PCRE allows escaping any punctuation; JavaScript's u mode only characters with a meaning.
function punctuation(token: string): string {
  const char = token[1]!;
  if (/[\s!-/:-@[-`{-~]/.test(char)) return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return token;
}

/** The literal text of a pattern whose special characters are all escaped. */
function toLiteral(pattern: string): string | undefined {
  if (!/^(?:[^\\^$.*+?()[\]{}|]|\\[!-/:-@[-`{-~])+$/u.test(pattern)) return undefined;
  return pattern.replace(/\\(.)/g, '$1');
}

/** The literal texts of a pattern such as `a|b`. */
export function getLiterals(pattern: string): string[] | undefined {
  const whole = toLiteral(pattern);
  if (whole !== undefined) return [whole];
  const texts = pattern.split('|').map(toLiteral);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** The regex to match text with, and the stored pattern that equals it. */
export function toRegex(value: Value, options?: Value): { regex: RegExp; stored: BSONRegExp } {
  if (!(value instanceof BSONRegExp) && typeof value !== 'string') {
    throw new StoreError('BadValue', '$regex must be a string');
  }
  if (options !== undefined && typeof options !== 'string') {
    throw new StoreError('BadValue', '$options must be a string');
  }
  const pattern = typeof value === 'string' ? value : value.pattern;
  const flags = options ?? (typeof value === 'string' ? '' : value.options);
  return { regex: compileRegex(pattern, flags), stored: new BSONRegExp(pattern, flags) };
}
