/** What makes a formula of a cell; also the wide and small forms, which spreadsheets take for the plain ones. */
const sign = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻−';
const gap = '\\s\\p{Cc}\\p{Cf}';
const formula = new RegExp(`^(?:[\\t\\r\\n]|[${gap}]*[${sign}])`, 'u');
/** Inside a field, where a cell begins for a spreadsheet that separates by semicolons and so sees no quotes of ours. */
const innerFormula = new RegExp(`(?=[${sign}])(?<=[;\\t\\r\\n][${gap}"]*)`, 'gu');

/** A field of a CSV file; text that a spreadsheet would take for a formula is made text by an apostrophe. */
export const csvField = (value: unknown): string => {
  const text = value === undefined || value === null ? '' : String(value);
  const safe = (formula.test(text) ? `'${text}` : text).replace(innerFormula, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A row of a CSV file, with its line break. */
export const csvRow = (values: readonly unknown[]) => `${values.map(csvField).join(',')}\r\n`;
