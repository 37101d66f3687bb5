/** A package as package-lock.json has it, by its place; `dev`: it is not in what a server runs. */
export type LockedPackages = Record<string, { license?: string; dev?: boolean; link?: boolean }>;

/** Licenses that were looked at: of what is shipped, besides of what only builds and tests, and of packages that name none. */
export type KnownLicenses = {
  shipped: readonly string[];
  tools: readonly string[];
  readFromTheirFiles: Readonly<Record<string, string>>;
};

/** The packages whose license nobody has agreed to, each with what it says. */
export const unknownLicenses = (packages: LockedPackages, known: KnownLicenses): string[] =>
  Object.entries(packages).flatMap(([place, { license, dev, link }]) => {
    const name = place.split('node_modules/').at(-1)!;
    if (name === '' || link) return [];
    const said = license ?? known.readFromTheirFiles[name] ?? 'no license';
    const isKnown = known.shipped.includes(said) || (dev && known.tools.includes(said));
    return isKnown ? [] : [`${name}: ${said}`];
  });
