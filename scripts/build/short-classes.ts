const classAttribute = / class="([^"]*)"/g;

/** The class chains of a page: each is the full text of a `class`. */
const chainsOn = (html: string) => new Set([...html.matchAll(classAttribute)].map(([, chain = '']) => chain));

const getUtilities = (chain: string) => {
  const text = chain.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
  return [...new Set(text.split(/\s+/).filter(Boolean))];
};

/** On fewer pages, a name costs the shared style sheet more than it saves. */
const fewestPages = 8;
/** A class this short gains nothing from a name. */
const shortest = 10;

/** Escapes a class for a selector. */
const selector = (utility: string) => `.${utility.replace(/[^\w-]/g, '\\$&')}`;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Picks the chains worth a name; the more pages use a chain, the shorter its name. */
const nameChains = (pages: readonly string[]) => {
  const count = new Map<string, number>();
  for (const chain of pages.flatMap((html) => [...chainsOn(html)]))
    count.set(chain, (count.get(chain) ?? 0) + 1);
  const chosen = [...count].filter(([chain, on]) => on >= fewestPages && chain.length > shortest);
  chosen.sort(([one, onOne], [other, onOther]) => onOther - onOne || (one < other ? -1 : 1));
  return new Map(chosen.map(([chain], index) => [chain, `c${index.toString(36)}`]));
};

/** Extends every utility rule to the names whose chains contain it, in the same place and with the same specificity. */
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
 * Gives each chain of utilities that many pages repeat one short class. The style sheet lists it beside the utilities
 * themselves, so every element keeps exactly its rules, and classes that scripts add later still work.
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
