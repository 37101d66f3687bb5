import type { OracleName } from './servers';

/** Tests that fail on a server for a reason of its own, by their full names. */
export const knownFailures: Record<OracleName, Record<string, string>> = {
  'mongo-java-server': {},
  ferretdb: {},
};
