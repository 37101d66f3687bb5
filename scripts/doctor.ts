import { root, version } from '../server/core/version';
import { checkBackups } from './doctor/backups';
import { checkSettings } from './doctor/configuration';
import { type Finding, look } from './doctor/finding';
import { checkFolder } from './doctor/folder';
import { checkMail, checkPorts } from './doctor/outside';
import { checkBuild, checkNode } from './doctor/program';
import { checkStore } from './doctor/store';

const examine = async (now: number): Promise<Finding[]> => {
  const { env, findings } = checkSettings(process.env, process.cwd());
  const program = [checkNode(root), checkBuild(root), ...findings];
  if (!env)
    return [
      ...program,
      look('The rest', 'It was not looked at.', 'Correct the settings and run this again.'),
    ];
  const lines = await Promise.all([
    env.MONGODB_URI ? [] : checkFolder(env.DATA_DIR),
    checkStore(env, now),
    checkBackups(env, now),
    checkMail(env),
    checkPorts(env),
  ]);
  return [...program, ...lines.flat()];
};

const formatLine = ({ part, state, says, todo }: Finding): string =>
  [`${state.padEnd(5)} ${part.padEnd(12)} ${says}`, ...(todo ? [`${' '.repeat(19)}${todo}`] : [])].join('\n');

const summary = (findings: readonly Finding[]): string => {
  const count = (state: string) => findings.filter((one) => one.state === state).length;
  if (count('bad') > 0) return `Lantern ${version} would not start: mend what is bad first.`;
  const wanting = count('look') > 0 ? `; ${count('look')} of ${findings.length} want a look` : '';
  return `Nothing keeps Lantern ${version} from starting${wanting}.`;
};

/**
 * Checks this machine and its configuration before and after an upgrade, reports the state and what to do, and changes
 * nothing; `json` for programs. Exits with 1 if something would prevent the start.
 */
export const doctor = async ({ json }: { json?: boolean }): Promise<void> => {
  const findings = await examine(Date.now());
  const canStart = findings.every(({ state }) => state !== 'bad');
  console.log(
    json
      ? JSON.stringify({ version, canStart, findings }, null, 2)
      : [...findings.map(formatLine), '', summary(findings)].join('\n'),
  );
  if (!canStart) process.exitCode = 1;
};
