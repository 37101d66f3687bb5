const browsers = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const findName = (userAgent: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => userAgent.includes(mark))?.[1];

/** Formats a user agent for people: `Chrome on Windows`. `on` is that word in the reader's language. */
export const getDevice = (userAgent: string, on = 'on'): string => {
  const [browser, system] = [findName(userAgent, browsers), findName(userAgent, systems)];
  if (browser && system) return `${browser} ${on} ${system}`;
  return browser ?? system ?? (userAgent.slice(0, 40) || 'Unknown device');
};
