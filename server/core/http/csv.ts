/** Characters that start a formula in a cell, including the wide and small forms that spreadsheets accept. */
const sign = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻−';
const gap = '\\s\\p{Cc}\\p{Cf}';
const formula = new RegExp(`^(?:[\\t\\r\\n]|[${gap}]*[${sign}])`, 'u');
/** Also inside a field: a spreadsheet that splits at semicolons starts a cell there and does not see our quotes. */
const innerFormula = new RegExp(`(?=[${sign}])(?<=[;\\t\\r\\n][${gap}"]*)`, 'gu');

/** A text without anything that the rules below change, which most are. */
const harmless = /^[A-Za-z0-9(][\w .:/()'@!?-]*$/;

/** Formats a CSV field; an apostrophe turns a would-be formula into text. */
export const csvField = (value: unknown): string => {
  const text = value === undefined || value === null ? '' : String(value);
  if (text === '' || harmless.test(text)) return text;
  const safe = (formula.test(text) ? `'${text}` : text).replace(innerFormula, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A CSV row with its line break. */
export const csvRow = (values: readonly unknown[]) => `${values.map(csvField).join(',')}\r\n`;
