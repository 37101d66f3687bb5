import { execFileSync } from 'node:child_process';
import { readSources, type SourceFile } from './imports';

/**
 * Files where everything meets. A change that reaches one of them reaches a feature's tests only through the feature's
 * own imports; otherwise every change would reach every test.
 */
const hubs =
  /^(server\/(start\/|app\.ts|router\.ts|models\.ts|core\/http\/context\.ts)|client\/(app|root|routes|entry-\w+|islands)\.tsx?$|client\/admin\/(admin-app|shell\/)|tests\/support\/start-app\.ts)/;

/** Test folders and the sources they cover; sources in no row reach every test. */
export const about: readonly { tests: RegExp; sources: RegExp }[] = [
  {
    tests: /^tests\/\w+\/accounts\//,
    sources: /^client\/admin\/(users|account|sign-ins)\/|^client\/auth\/|^server\/people\//,
  },
  {
    tests: /^tests\/\w+\/desk\//,
    sources:
      /^client\/admin\/(desk|dashboard|reports|settings|phone-intake|palette|keys|questions|turn-down|charts|live)\/|^server\/(desk|core\/settings)\//,
  },
  {
    tests: /^tests\/\w+\/leads\//,
    sources:
      /^client\/admin\/(clients|lists|feed|audit|imports|live|form|crud|preferences|dashboard)\/|^server\/(leads|desk|intake)\/|^server\/core\/(lists|feed|audit)\//,
  },
  {
    tests: /^tests\/\w+\/(vendors|intake)\//,
    sources:
      /^client\/admin\/(vendors|intake|refused|rules|returns|webhooks|endpoints|outbox)\/|^server\/(intake|messages|core\/(endpoints|outbox)|site\/docs)\//,
  },
  {
    tests: /^tests\/\w+\/(later|server)\//,
    sources:
      /^client\/admin\/(outbox|mail|webhooks|contact|media)\/|^server\/(messages|contact|core\/outbox|operations\/archive|site\/media)\//,
  },
  {
    tests: /^tests\/\w+\/privacy\//,
    sources:
      /^client\/admin\/(privacy|consents|contact)\/|^server\/(privacy|proof|contact|leads)\/|^server\/core\/(seal|field-keys)/,
  },
  {
    tests: /^tests\/(api|e2e)\/site\//,
    sources: /^client\/admin\/(services|media|statements)\/|^server\/site\/|^client\/(site|content)\//,
  },
  {
    tests: /^tests\/(e2e|api)\/(form|intake)\//,
    sources: /^client\/site\/|^server\/(intake|site\/concern)\//,
  },
  { tests: /^tests\/e2e\/staff\//, sources: /^client\/(admin|auth)\// },
  {
    tests: /^tests\/(api\/http|contract)\//,
    sources: /^server\/(core|db|site\/docs|operations\/migrations|start)\/|\.router\.ts$/,
  },
  {
    tests: /^tests\/\w+\/(agreements|conflicts|packet)\//,
    sources: /^client\/admin\/(agreements|conflicts)\/|^server\/(agreements|proof\/packet)\//,
  },
  { tests: /^tests\/api\/operation\//, sources: /^(server\/operations|ops)\// },
  {
    tests: /^tests\/unit\/build\/(compose|deployments|supply)/,
    sources: /^(docker|Dockerfile|ops\/(systemd|licenses|advisories))/,
  },
  { tests: /^tests\/(store|proofs\/store)\//, sources: /^server\/(core\/)?db\// },
  {
    tests: /^tests\/built\//,
    sources: /^(client\/(site|content)|server\/(site\/pages|start)|scripts\/(build|content))\//,
  },
  { tests: /^tests\/unit\/(build|content)\//, sources: /^(client|shared)\// },
  {
    tests: /^$/,
    sources: /^(docs|docker|\.ci|LICENSE|README|\.env|tests\/flaky|tools|scripts\/(?!tests\/))/,
  },
];

const changedSince = (commit: string): string[] => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
};

/** Everything that imports one of these files, directly or through others; the search stops at hubs. */
const getImporters = (changed: readonly string[], sources: ReadonlyMap<string, SourceFile>): Set<string> => {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of sources.values())
    for (const { to } of imports) importers.set(to, [...(importers.get(to) ?? []), path]);
  const reached = new Set(changed);
  // Iterating a set also visits items added during the loop.
  for (const path of reached) {
    if (hubs.test(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
};

/** The test files that a change to these files can reach; all of them if a file is not covered by any row. */
export const testsReachedBy = (changed: readonly string[], sources = readSources()): string[] => {
  const tests = [...sources.keys()].filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
  const isKnown = (path: string) => sources.has(path) || about.some((row) => row.sources.test(path));
  if (changed.some((path) => !isKnown(path) || (hubs.test(path) && !path.startsWith('tests/')))) return tests;
  const reached = getImporters(changed, sources);
  const rows = about.filter((row) => [...reached].some((path) => row.sources.test(path)));
  return tests.filter((path) => reached.has(path) || rows.some((row) => row.tests.test(path)));
};

/** The test files that changes since a commit can reach, committed or not. */
export const reachedTests = (commit: string): string[] => testsReachedBy(changedSince(commit));
