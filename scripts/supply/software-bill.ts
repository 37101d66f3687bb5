import type { LockedPackages } from './licenses';

type Lock = {
  name: string;
  version: string;
  packages: Record<string, LockedPackages[string] & { name?: string; version?: string; integrity?: string }>;
};

const algorithms: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

/** Converts an npm checksum to CycloneDX. */
const computeHashes = (integrity: string | undefined) => {
  const [, kind = '', base64 = ''] = /^(sha\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  const alg = algorithms[kind];
  return alg ? [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
};

const getPurl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Each shipped package of the lock file, once per version. */
const getComponents = ({ packages }: Lock) => {
  const components = Object.entries(packages).flatMap(([place, one]) => {
    const { dev, link, license, integrity, version = '' } = one;
    if (place === '' || dev || link) return [];
    const name = one.name ?? place.split('node_modules/').at(-1)!;
    const purl = getPurl(name, version);
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      hashes: computeHashes(integrity),
      licenses: license
        ? [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }]
        : [],
    };
  });
  return [...new Map(components.map((component) => [component.purl, component])).values()];
};

/**
 * A server's packages as CycloneDX 1.5. `npm sbom --omit dev` would leave out packages that the tests also have in
 * another version, such as bson.
 */
export const softwareBill = (lock: Lock, at: Date) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    timestamp: at.toISOString(),
    component: { type: 'application', name: lock.name, version: lock.version },
  },
  components: getComponents(lock),
});
