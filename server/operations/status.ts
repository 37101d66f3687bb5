import type { Finding, ServerStatus, StatusPart } from '../../shared/schemas/status';
import { within } from '../core/db/deadline';
import { version } from '../core/version';
import { type CheckNeeds, checks } from './checks';
import { readRoom } from './disk';
import type { PartFinding } from './part-finding';
import { settingsWarnings, type Watched } from './settings-warnings';

type Needs = CheckNeeds & {
  /** The folder that the server writes to; undefined if the data is elsewhere. */
  dataDir?: string | undefined;
  watched: Watched;
};

/** A part that takes longer is reported as not responding. */
const answersIn = 2000;

const silent: PartFinding = {
  state: 'bad',
  says: 'It did not answer.',
  todo: 'Check that the database can be reached. Log lines with "error" say what failed.',
};

const find = async (part: string, work: Promise<PartFinding>): Promise<Finding> => ({
  part: part as StatusPart,
  ...(await within(answersIn, work).catch(() => silent)),
});

/** Reports this server's status part by part; a part that does not respond does not block the others. */
export const createStatus = (needs: Needs) => {
  const { now, dataDir, watched } = needs;
  const startedAt = new Date(now()).toISOString();
  return async (): Promise<ServerStatus> => ({
    at: new Date(now()).toISOString(),
    startedAt,
    version,
    node: process.versions.node,
    findings: [
      ...(await Promise.all([
        ...Object.entries(checks).map(([part, check]) => find(part, check(needs))),
        ...(dataDir ? [find('disk', readRoom(dataDir))] : []),
      ])),
      ...settingsWarnings(watched),
    ],
  });
};

export type Status = ReturnType<typeof createStatus>;
