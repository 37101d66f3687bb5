const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (values: readonly string[]) => values.map(literal).join('|');

/** A list item ends where the next one starts, or the list ends: the build omits end tags that HTML implies. */
const endOfItem = '(?=<li[ >]|</[uo]l>)';

/**
 * Removes practice areas from a page: their list entries, their choices in the form, and groups that become empty.
 * Sentences stay, without the link. `leftOut` are case types, `pages` the paths of their pages.
 */
export const withoutAreas = (html: string, leftOut: readonly string[], pages: readonly string[]): string => {
  const isGone = (_: string, areas: string) => areas.split(' ').every((one) => leftOut.includes(one));
  const areas = oneOf(leftOut);
  const dropGroup = (match: string, ...groups: string[]) => (isGone(match, groups.at(-3) ?? '') ? '' : match);
  const shorter = html
    .replace(new RegExp(`<li(?=[^>]* data-area="(?:${areas})")[^>]*>.*?${endOfItem}`, 'gs'), '')
    .replace(new RegExp(`<option(?=[^>]* value="(?:${areas})")[^>]*>.*?(?=<option[ >]|</select>)`, 'gs'), '')
    .replace(/<(section|details|div|p)(?=[^>]* data-areas="([^"]*)")[^>]*>.*?<\/\1>/gs, dropGroup)
    .replace(new RegExp(`<li(?=[^>]* data-areas="([^"]*)")[^>]*>.*?${endOfItem}`, 'gs'), dropGroup)
    .replace(/<section(?=[^>]* data-month=)[^>]*>(?:(?!<\/section>).)*<ul[^>]*><\/ul><\/section>/gs, '')
    .replaceAll('data-island="form"', `data-island="form" data-without="${leftOut.join(' ')}"`);
  if (pages.length === 0) return shorter;
  const link = new RegExp(`<a(?=[^>]* href="(?:${oneOf(pages)})(?:[?#][^"]*)?")[^>]*>(.*?)</a>`, 'gs');
  return shorter.replace(link, '$1');
};

/** Removes pages from a sitemap. */
export const withoutPages = (sitemap: string, pages: readonly string[]): string =>
  sitemap.replace(new RegExp(`<url><loc>https?://[^/<]*(?:${oneOf(pages)})</loc>.*?</url>\\n?`, 'gs'), '');
