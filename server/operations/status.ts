import type { Finding, ServerStatus, StatusPart } from '../../shared/schemas/status';
import { within } from '../core/db/deadline';
import { version } from '../core/version';
import { type CheckNeeds, checks } from './checks';
import { type PartFinding, readRoom } from './measures';

/** The settings that may deserve a warning. */
type Watched = {
  limits: boolean;
  requireSecondFactor: boolean;
  publicUrl: string | undefined;
};

type Warning = { when: boolean; state?: 'bad'; says: string; todo: string };

/** Warnings about settings that work but that the person who runs the server should know about. */
const settingsWarnings = ({ limits, requireSecondFactor, publicUrl }: Watched): Finding[] => {
  const warnings: Warning[] = [
    {
      when: !limits,
      state: 'bad',
      says: 'RATE_LIMITS is off: anyone can try passwords and send leads without limit.',
      todo: 'Remove RATE_LIMITS and restart the server.',
    },
    {
      when: !publicUrl,
      says: 'PUBLIC_URL is not set: we cannot send invitations, password links or unsubscribe links.',
      todo: "Set PUBLIC_URL to the site's own address and build again.",
    },
    {
      when: publicUrl?.startsWith('http://') ?? false,
      says: 'PUBLIC_URL begins with http://: others can read passwords and leads on the way.',
      todo: 'Put a proxy with a certificate in front, and set PUBLIC_URL to its https:// address.',
    },
    {
      when: !requireSecondFactor,
      says: 'Administrators can sign in with a password alone.',
      todo: 'Set REQUIRE_SECOND_FACTOR=admins.',
    },
  ];
  const matches = warnings
    .filter(({ when }) => when)
    .map(({ state = 'look' as const, says, todo }) => ({ part: 'settings' as const, state, says, todo }));
  if (matches.length > 0) return matches;
  return [{ part: 'settings', state: 'good', says: 'No setting needs attention.' }];
};

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
