const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (values: readonly string[]) => values.map(literal).join('|');

/** An item of a list ends where the next one begins, or the list ends: the build leaves out end tags that HTML knows. */
const endOfItem = '(?=<li[ >]|</[uo]l>)';

/**
 * A page without some practice areas: their entries in lists, their choices in the form and groups of which nothing is
 * left. What a sentence says stays, without the link. `leftOut` are case types, `pages` the paths of their pages.
 */
export const withoutAreas = (html: string, leftOut: readonly string[], pages: readonly string[]): string => {
  const isGone = (_: string, areas: string) => areas.split(' ').every((one) => leftOut.includes(one));
  const areas = oneOf(leftOut);
  const dropGroup = (match: string, ...groups: string[]) => (isGone(match, groups.at(-3) ?? '') ? '' : match);
  const shorter = html
    .replace(new RegExp(`<li(?=[^>]* data-area="(?:${areas})")[^>]*>.*?${endOfItem}`, 'gs'), '')
    .replace(new RegExp(`<option(?=[^>]* value="(?:${areas})")[^>]*>.*?(?=<option[ >]|</select>)`, 'gs'), '')
    .replace(/<section(?=[^>]* data-areas="([^"]*)")[^>]*>.*?<\/section>/gs, dropGroup)
    .replace(new RegExp(`<li(?=[^>]* data-areas="([^"]*)")[^>]*>.*?${endOfItem}`, 'gs'), dropGroup)
    .replace(/<section(?=[^>]* data-month=)[^>]*>(?:(?!<\/section>).)*<ul[^>]*><\/ul><\/section>/gs, '')
    .replaceAll('data-island="form"', `data-island="form" data-without="${leftOut.join(' ')}"`);
  if (pages.length === 0) return shorter;
  const link = new RegExp(`<a(?=[^>]* href="(?:${oneOf(pages)})(?:[?#][^"]*)?")[^>]*>(.*?)</a>`, 'gs');
  return shorter.replace(link, '$1');
};

/** A sitemap or a list for machines without some pages. */
export const withoutPages = (text: string, pages: readonly string[]): string => {
  const paths = oneOf(pages);
  return text
    .replace(new RegExp(`<url><loc>https?://[^/<]*(?:${paths})</loc>.*?</url>\\n?`, 'gs'), '')
    .replace(new RegExp(`^- \\[[^\\]]*\\]\\(https?://[^/)]*(?:${paths})\\).*(?:\\n  .*)*\\n?`, 'gm'), '');
};
