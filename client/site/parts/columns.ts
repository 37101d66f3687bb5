/**
 * On a wide screen one row of this many columns. Their number is known before the last one has arrived, so nothing
 * moves while the page still loads.
 */
export const columns: Readonly<Record<number, string>> = {
  1: 'lg:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
};
