/** Area code and exchange of North America never begin with 0 or 1. */
const northAmerican = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

/** A phone number as people read it: `(801) 555-0102`; of another country, or with more to it, as it was typed. */
export const phoneText = (typed: string): string => {
  const [, area, exchange, line] = northAmerican.exec(typed.replace(/[\s().-]/g, '')) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : typed;
};
