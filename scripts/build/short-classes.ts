const classAttribute = / class="([^"]*)"/g;

/** A page's chains of utilities: each is the whole text of a `class`. */
const chainsOn = (html: string) => new Set([...html.matchAll(classAttribute)].map(([, chain = '']) => chain));

const getUtilities = (chain: string) => {
  const text = chain.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
  return [...new Set(text.split(/\s+/).filter(Boolean))];
};

/** On fewer pages a name costs the style sheet, which all of them share, more than it saves in these few. */
const fewestPages = 8;
/** A class no longer than this is as short as a name. */
const shortest = 10;

/** As a class is written in a selector. */
const selector = (utility: string) => `.${utility.replace(/[^\w-]/g, '\\$&')}`;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The chains that are worth a name, with it: the more pages, the shorter. */
const nameChains = (pages: readonly string[]) => {
  const count = new Map<string, number>();
  for (const chain of pages.flatMap((html) => [...chainsOn(html)]))
    count.set(chain, (count.get(chain) ?? 0) + 1);
  const chosen = [...count].filter(([chain, on]) => on >= fewestPages && chain.length > shortest);
  chosen.sort(([one, onOne], [other, onOther]) => onOther - onOne || (one < other ? -1 : 1));
  return new Map(chosen.map(([chain], index) => [chain, `c${index.toString(36)}`]));
};

/** Every rule for a utility becomes one for the names of the chains that hold it, too: in the same place, of the same weight. */
const withNames = (css: string, names: ReadonlyMap<string, string>) => {
  const namesOf = new Map<string, string[]>();
  for (const [chain, name] of names)
    for (const utility of getUtilities(chain)) namesOf.set(utility, [...(namesOf.get(utility) ?? []), name]);
  return [...namesOf].reduce((text, [utility, all]) => {
    const own = literally(selector(utility));
    const list = [selector(utility), ...all.map((name) => `.${name}`)].join();
    const standing = new RegExp(`(?<alone>(?<=[{};])${own}(?=\\{))|${own}(?![\\w\\\\-])`, 'g');
    return text.replace(standing, (_, alone?: string) => (alone ? list : `:is(${list})`));
  }, css);
};

/**
 * One short class for each chain of utilities that many pages repeat. The style sheet names it beside the utilities
 * themselves, so that every element keeps exactly the rules it had; what a script writes later goes on working, too.
 */
export const shortClasses = (pages: readonly string[], css: string) => {
  const names = nameChains(pages);
  return {
    css: withNames(css, names),
    shorten: (html: string) =>
      html.replace(classAttribute, (whole, chain: string) => {
        const name = names.get(chain);
        return name ? ` class="${name}"` : whole;
      }),
  };
};
