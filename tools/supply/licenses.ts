/** Packages as in package-lock.json, by path; `dev`: not part of a running server. */
type LockedPackages = Record<string, { license?: string; dev?: boolean; link?: boolean }>;

/** Reviewed licenses: of shipped packages, of build and test packages, and of packages without a license field. */
type KnownLicenses = {
  shipped: readonly string[];
  tools: readonly string[];
  readFromTheirFiles: Readonly<Record<string, string>>;
};

/** The packages whose license nobody has approved, each with its license. */
export const unknownLicenses = (packages: LockedPackages, policy: KnownLicenses): string[] =>
  Object.entries(packages).flatMap(([place, { license, dev, link }]) => {
    const name = place.split('node_modules/').at(-1)!;
    if (name === '' || link) return [];
    const said = license ?? policy.readFromTheirFiles[name] ?? 'no license';
    const isKnown = policy.shipped.includes(said) || (dev && policy.tools.includes(said));
    return isKnown ? [] : [`${name}: ${said}`];
  });
