/** North American area codes and exchanges never start with 0 or 1. */
const northAmerican = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

/** Formats a phone number for people: `(801) 555-0102`; a foreign or longer one stays as typed. */
export const phoneText = (typed: string): string => {
  const [, area, exchange, line] = northAmerican.exec(typed.replace(/[\s().-]/g, '')) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : typed;
};
